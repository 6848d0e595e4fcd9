#if !canImport(Combine)
  /// A property that tells its object's publisher when it is about to change.
  protocol PublishedProperty {
    /// The publisher that it tells, once it was asked for.
    var objectPublisher: ObservableObjectPublisher? { get }

    /// Tells that publisher from now on.
    func take(_ publisher: ObservableObjectPublisher)
  }
#endif
