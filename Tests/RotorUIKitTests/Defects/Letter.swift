import RotorUIKit

/// A text in which names are to be found, below a title.
final class Letter: UIViewController {
  let textView: UITextView
  private let heading = UILabel()

  init(_ textView: UITextView = UITextView()) {
    self.textView = textView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A letter"
    heading.frame = CGRect(x: 16, y: 60, width: 300, height: 30)
    textView.frame = CGRect(x: 16, y: 100, width: 300, height: 200)
    textView.text = "Dear Ann, Bob saw Cem and Dora. Yours, Eve"
    textView.isEditable = false
    view.addSubview(heading)
    view.addSubview(textView)
  }

  /// A letter with a rotor over the names, whose search is given the text and answers a range.
  static func offering(
    _ textView: UITextView = UITextView(),
    search:
      @escaping (
        UITextView, UIAccessibilityCustomRotorSearchPredicate
      ) -> UIAccessibilityCustomRotorItemResult?
  ) -> Letter {
    let letter = Letter(textView)
    letter.loadViewIfNeeded()
    textView.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Names") { [weak textView] predicate in
        textView.flatMap { search($0, predicate) }
      }
    ]
    return letter
  }

  /// A letter whose rotor is made from the ranges of the names.
  static func sound() -> Letter {
    let letter = Letter()
    letter.loadViewIfNeeded()
    let view = letter.textView
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Names", in: view) { [weak view] in
        view.map { Letter.names(in: $0) } ?? []
      }
    ]
    return letter
  }

  /// The names in a text, in UTF-16 units.
  static func names(in textView: UITextView) -> [NSRange] {
    let text = NSString(string: textView.text ?? "")
    return ["Ann", "Bob", "Cem", "Dora", "Eve"].map { text.range(of: $0) }
      .filter { $0.location != NSNotFound }
  }

  /// The names in a text, as its ranges.
  static func ranges(in textView: UITextView) -> [UITextRange] {
    names(in: textView).compactMap { range in
      guard
        let start = textView.position(
          from: textView.beginningOfDocument, offset: range.location),
        let end = textView.position(from: start, offset: range.length)
      else { return nil }
      return textView.textRange(from: start, to: end)
    }
  }
}
