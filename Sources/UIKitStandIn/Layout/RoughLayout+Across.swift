extension RoughLayout {
  /// Places views beside one another, each with the same share of a width.
  static func placeAcross(_ views: [UIView], in rect: CGRect) {
    guard !views.isEmpty else { return }
    let share = max(rect.width, 0) / CGFloat(views.count)
    for (index, view) in views.enumerated() {
      view.place(
        CGRect(
          x: rect.minX + share * CGFloat(index), y: rect.minY, width: share,
          height: max(rect.height, 0)))
    }
  }
}
