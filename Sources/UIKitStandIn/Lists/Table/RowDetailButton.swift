/// The button for more about a row, which VoiceOver calls "More Info" (observed: public UI tests).
final class RowDetailButton: UIView {
  override var ownIsElement: Bool { true }
  override var ownLabel: String? { "More Info" }
  override var ownTraits: UIAccessibilityTraits { .button }
  package override var answersDoubleTap: Bool? { row?.table?.delegate != nil }

  override func takeTap() -> Bool {
    guard let row else { return false }
    return row.table?.tapDetail(of: row) ?? false
  }

  private var row: UITableViewCell? { superview as? UITableViewCell }
}
