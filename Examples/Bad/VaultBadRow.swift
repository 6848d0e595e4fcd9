// audit: element-swallows-control, 3 times
import RotorUIKit

/// The row that is one element, with a button inside it that therefore does not exist by ear.
final class VaultBadRow: VaultRow {
  override func actions() -> [UIAccessibilityCustomAction] { [] }
}
