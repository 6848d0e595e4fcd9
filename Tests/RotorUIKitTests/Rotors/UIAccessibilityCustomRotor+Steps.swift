import RotorUIKit

extension UIAccessibilityCustomRotor {
  /// What it answers from an element, or from nothing.
  func step(
    _ direction: Direction, from element: (any NSObjectProtocol)? = nil, range: UITextRange? = nil
  ) -> UIAccessibilityCustomRotorItemResult? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let element {
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(
        targetElement: element, targetRange: range)
    }
    return itemSearchBlock(predicate)
  }

  /// What the element is called that it answers; nil at an end.
  func label(_ direction: Direction, from element: (any NSObjectProtocol)? = nil) -> String? {
    (step(direction, from: element)?.targetElement as? AccessibilityObject)?.accessibilityLabel
  }

  /// What the elements are called that come after one another, at most so many.
  func labels(_ direction: Direction, most: Int = 100) -> [String] {
    var labels: [String] = []
    var current: (any NSObjectProtocol)?
    while labels.count < most, let target = step(direction, from: current)?.targetElement {
      labels.append((target as? AccessibilityObject)?.accessibilityLabel ?? "-")
      current = target
    }
    return labels
  }
}
