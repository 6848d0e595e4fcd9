#if !canImport(Combine)
  /// Says that an object is about to change.
  public final class ObservableObjectPublisher: Publisher {
    /// Nothing but that it happens.
    public typealias Output = Void
    /// It cannot fail.
    public typealias Failure = Never

    private let subscribers = Subscribers<Void>()

    /// Makes one.
    public init() {}

    /// Says that the object is about to change.
    public func send() { subscribers.send(()) }

    /// Tells of each change until the subscription ends.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
      subscribers.add(receiveValue)
    }
  }
#endif
