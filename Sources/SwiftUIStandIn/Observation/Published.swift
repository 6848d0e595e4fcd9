#if !canImport(Combine)
  /// A property of an object that says when it is about to change.
  @propertyWrapper public struct Published<Value> {
    nonisolated(unsafe) private let box: Box

    nonisolated final class Box {
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
    nonisolated public init(wrappedValue: Value) { box = Box(wrappedValue) }

    /// Starts with a value.
    nonisolated public init(initialValue: Value) { box = Box(initialValue) }

    /// Only an object has such properties.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { box.value }
      set { box.value = newValue }
    }

    /// The value, in its object. (A `wrappedValue` that is not isolated would take the property of
    /// an object on the main actor from it.)
    nonisolated public static subscript<Owner: AnyObject>(
      _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
      get { owner[keyPath: storage].box.value }
      set { owner[keyPath: storage].box.set(newValue) }
    }

    /// Sends the value, and each one that is about to follow.
    nonisolated public var projectedValue: Publisher { Publisher(box: box) }

    /// Sends the values of the property.
    nonisolated public struct Publisher: SwiftUIStandIn.Publisher {
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

  nonisolated extension Published: PublishedProperty {
    var objectPublisher: ObservableObjectPublisher? { box.objectPublisher }

    func take(_ publisher: ObservableObjectPublisher) { box.objectPublisher = publisher }
  }
#endif
