/// What is inside a row: texts that the row says itself, and what is reached by itself.
struct RowParts {
  /// The labels of what only says something, in the order of the views (assumed).
  private(set) var texts: [String] = []
  /// What can be used, and what the app made an element itself (observed: a label that is made an
  /// element by the app is no longer joined).
  private(set) var separate: [UIView] = []

  init(of roots: [UIView]) {
    var stack = Array(roots.reversed())
    while let view = stack.popLast() {
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
      if view.isAccessibilityElement {
        if Self.isSeparate(view) {
          separate.append(view)
        } else if let label = view.accessibilityLabel, !label.isEmpty {
          texts.append(label)
        }
      } else if view.accessibilityElements != nil || view is UIScrollView {
        separate.append(view)
      } else {
        stack.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  private static func isSeparate(_ view: UIView) -> Bool {
    view.values?.isElement == true || view.blocks?.isElement != nil
      || view.accessibilityRespondsToUserInteraction || view is UIControl
  }
}
