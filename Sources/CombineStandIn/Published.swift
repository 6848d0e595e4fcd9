#if !canImport(Combine)
  /// A property of an object that says when it is about to change.
  @propertyWrapper public struct Published<Value> {
    private let box: Box

    final class Box {
      var value: Value
      var objectPublisher: ObservableObjectPublisher?
      let subscribers = Subscribers<Value>()

      init(_ value: Value) { self.value = value }

      func set(_ newValue: Value) {
        objectPublisher?.send()
        subscribers.send(newValue)
        value = newValue
      }
    }

    /// Starts with a value.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Starts with a value.
    public init(initialValue: Value) { box = Box(initialValue) }

    /// The value.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.set(newValue) }
    }

    /// Sends the value, and each one that is about to follow.
    public var projectedValue: Publisher { Publisher(box: box) }

    /// Sends the values of the property.
    public struct Publisher: CombineStandIn.Publisher {
      /// What it sends.
      public typealias Output = Value
      /// It cannot fail.
      public typealias Failure = Never

      fileprivate let box: Box

      /// Hands on the value, and each one that is about to follow, until the subscription ends.
      public func sink(receiveValue: @escaping (Value) -> Void) -> AnyCancellable {
        receiveValue(box.value)
        return box.subscribers.add(receiveValue)
      }
    }
  }

  extension Published: PublishedProperty {
    var objectPublisher: ObservableObjectPublisher? { box.objectPublisher }

    func take(_ publisher: ObservableObjectPublisher) { box.objectPublisher = publisher }
  }
#endif
