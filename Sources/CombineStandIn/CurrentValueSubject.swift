#if !canImport(Combine)
  /// A publisher that keeps a value and sends it whenever it is set.
  public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    private let subscribers = Subscribers<Output>()

    /// The value.
    public var value: Output { didSet { subscribers.send(value) } }

    /// Makes one of a first value.
    public init(_ value: Output) { self.value = value }

    /// Sets the value.
    public func send(_ input: Output) { value = input }

    /// Hands on the value and each one that follows, until the subscription ends.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      receiveValue(value)
      return subscribers.add(receiveValue)
    }
  }
#endif
