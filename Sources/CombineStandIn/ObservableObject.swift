#if !canImport(Combine)
  /// An object that says when it is about to change.
  ///
  /// Every body is evaluated at every reading, so that views see each change, said or not.
  public protocol ObservableObject: AnyObject {
    /// What says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Says when it is about to change.
    var objectWillChange: ObjectWillChangePublisher { get }
  }

  extension ObservableObject
  where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Says when one of its published properties is about to change.
    ///
    /// They keep it, so that it is the same one each time; an object without any has none to keep.
    public var objectWillChange: ObservableObjectPublisher {
      var properties: [any PublishedProperty] = []
      var mirror: Mirror? = Mirror(reflecting: self)
      while let current = mirror {
        properties += current.children.compactMap { $0.value as? any PublishedProperty }
        mirror = current.superclassMirror
      }
      let publisher =
        properties.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
      for property in properties { property.take(publisher) }
      return publisher
    }
  }
#endif
