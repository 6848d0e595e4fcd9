#if !canImport(Combine)
  /// A publisher that sends what it is told to.
  public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private let subscribers = Subscribers<Output>()

    /// Makes one.
    public init() {}

    /// Sends a value.
    public func send(_ input: Output) { subscribers.send(input) }

    /// Hands on each value until the subscription ends.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
      subscribers.add(receiveValue)
    }
  }

  extension PassthroughSubject where Output == Void {
    /// Says that something happened.
    public func send() { send(()) }
  }
#endif
