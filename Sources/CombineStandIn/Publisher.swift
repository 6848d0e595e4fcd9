#if !canImport(Combine)
  /// Sends values to those that subscribe.
  public protocol Publisher<Output, Failure> {
    /// What it sends.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error

    /// Hands on each value until the subscription ends.
    func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  }
#endif
