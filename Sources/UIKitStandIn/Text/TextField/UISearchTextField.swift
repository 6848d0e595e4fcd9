/// A text field that searches (assumed: its traits are those of a text field and a search field).
open class UISearchTextField: UITextField {
  override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.searchField) }
}
