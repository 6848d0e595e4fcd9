import RotorCore

/// The controls inside a view that is an element, which hides them.
struct HiddenControls {
  private var names: [String] = []
  /// Whether a double tap on the view is its own, and stands for none of them.
  private let isControl: Bool

  init(inside object: AccessibilityObject) {
    isControl = object is UIControl || object is UITableViewCell || object is UICollectionViewCell
    guard let view = object as? UIView, !HiddenControls.isComposed(view) else { return }
    var pending = Array(view.subviews.reversed())
    while let inner = pending.popLast() {
      if inner.isHidden || inner.alpha <= 0 || inner.accessibilityElementsHidden
        || !inner.isUserInteractionEnabled
      {
        continue
      }
      if inner is UIControl || inner.isAccessibilityElement && inner.isMeantToBePressed {
        names.append(inner.accessibilityLabel ?? "")
      } else {
        pending += inner.subviews.reversed()
      }
    }
  }

  /// Whether the parts of a view are its own and not the app's.
  private static func isComposed(_ view: UIView) -> Bool {
    view is UITextField || view is UISegmentedControl || view is UIStepper || view is UISearchBar
      || view is UISlider || view is UISwitch
  }

  /// Their names, when the element has fewer actions than they are; nil otherwise.
  ///
  /// One of the same name is what the element itself is made of.
  func unreplaced(by element: Screen.Element) -> [String]? {
    let names = names.filter { $0 != element.label }
    let main = !isControl && element.activation?.isHandled == true ? 1 : 0
    return names.count > element.actions.count + main ? names : nil
  }
}

extension UIView {
  fileprivate var isMeantToBePressed: Bool {
    !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
  }
}
