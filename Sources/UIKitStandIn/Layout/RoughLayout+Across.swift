extension RoughLayout {
  /// Places views beside one another, each with the same share of the width of what is around
  /// them, in the direction of reading.
  static func placeAcross(_ views: [UIView], in container: UIView) {
    guard !views.isEmpty else { return }
    let rect = container.bounds
    let share = max(rect.width, 0) / CGFloat(views.count)
    for (index, view) in views.enumerated() {
      let frame = CGRect(
        x: share * CGFloat(index), y: 0, width: share, height: max(rect.height, 0))
      view.place(container.inReadingDirection(frame))
    }
  }
}
