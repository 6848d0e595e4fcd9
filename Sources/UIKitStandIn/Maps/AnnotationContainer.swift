/// Holds the views of a map's annotations: the map places them, and their coming and going does
/// not make the map lay itself out again.
final class AnnotationContainer: UIView {
  override func layoutSubviews() {}

  /// A finger between two annotations is on the map.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
