/// A delegate that has words of its own for where a scroll view stands (documented).
@MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// The words that are said after a page was scrolled; nil for the usual ones.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The words with attributes; nil for those without.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// The usual words.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// No attributes.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? { nil }
}
