/// Makes the views of a map's annotations, and keeps those that can be used again.
struct AnnotationQueue {
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var waiting: [String: [MKAnnotationView]] = [:]

  /// Sets which class is made for an identifier; nil for none.
  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Keeps a view that went out of view, when it can be used again.
  mutating func keep(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[identifier, default: []].append(view)
  }

  /// Takes out a view that can be used again.
  mutating func take(_ identifier: String) -> MKAnnotationView? {
    while let view = waiting[identifier]?.popLast() {
      // A delegate may have shown it again without asking the queue.
      if view.map == nil { return view }
    }
    return nil
  }

  /// The class that was registered for an identifier.
  func viewClass(for identifier: String) -> MKAnnotationView.Type? { classes[identifier] }
}
