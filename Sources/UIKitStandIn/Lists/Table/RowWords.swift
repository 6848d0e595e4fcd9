/// The texts of a row, where other elements stand beside them.
final class RowWords: UIAccessibilityElement {
  /// The row.
  weak var row: UIView? {
    didSet { accessibilityContainer = row }
  }

  init() { super.init(accessibilityContainer: NSNull()) }

  override var ownLabel: String? { row?.accessibilityLabel }
  override var ownTraits: UIAccessibilityTraits { row?.accessibilityTraits ?? .none }
  override var ownFrame: CGRect { row?.accessibilityFrame ?? .zero }
  override var ownRespondsToUserInteraction: Bool {
    row?.accessibilityRespondsToUserInteraction ?? false
  }
  package override var ownActions: [UIAccessibilityCustomAction] {
    (row?.accessibilityCustomActions ?? []) + (row?.ownActions ?? [])
  }
  package override var answersDoubleTap: Bool? { row?.answersDoubleTap }

  /// Does what the row does; a tap on the middle of the row could hit what stands beside it.
  override func accessibilityActivate() -> Bool {
    row?.accessibilityActivate() == true || row?.takeTap() == true
  }
}
