extension UIView {
  /// The room that it leaves inside its edges; one value with ``UIView/layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isTurned ? layoutMargins.right : layoutMargins.left,
        bottom: layoutMargins.bottom,
        trailing: isTurned ? layoutMargins.left : layoutMargins.right)
    }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isTurned ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isTurned ? newValue.leading : newValue.trailing)
    }
  }

  /// The room that bars and the edges of the screen take: none here.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Ends editing in it and what is inside it; false when that is refused.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    var stack = [self]
    while let view = stack.popLast() {
      if view.isFirstResponder { return view.resignFirstResponder() }
      stack.append(contentsOf: view.subviews)
    }
    return true
  }

  /// Puts two views of its own in the place of each other; a place that is not there is left alone.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    let views = subviews
    guard views.indices.contains(index1), views.indices.contains(index2) else { return }
    insertSubview(views[index2], at: index1)
    insertSubview(views[index1], at: index2)
  }
}
