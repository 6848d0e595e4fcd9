import RotorUIKit

/// A letter with rotors over the people in it and over what is bold.
///
/// For the links VoiceOver has a rotor already.
class LetterViewController: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    textView.attributedText = LetterText.text
    textView.isEditable = false
    textView.accessibilityCustomRotors = rotors()
    view.fill(with: [UILabel.heading("Letter"), textView])
    textView.heightAnchor.constraint(equalToConstant: 200).isActive = true
  }

  func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "People", attribute: LetterText.mention, in: textView),
      UIAccessibilityCustomRotor(name: "Bold", in: textView) { LetterText.boldRanges },
    ]
  }
}
