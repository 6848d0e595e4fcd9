import RotorUIKit

/// A text with a table in it, and a rotor over the table's cells.
///
/// A range is one of a text view: VoiceOver reads that part, and goes on by words or lines from there.
final class TableViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trains"
    textView.text = MarkdownTable.text
    textView.isEditable = false
    textView.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Cells", in: textView) { MarkdownTable.cells }
    ]
    view.fill(with: [UILabel.heading("Trains"), textView])
    textView.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }
}
