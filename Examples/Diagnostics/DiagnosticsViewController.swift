import Foundation
import RotorUIKit

/// Code with rotors over what the compiler says of it, by type.
///
/// The ranges are worked out once, not at each swipe.
class DiagnosticsViewController: UIViewController {
  let textView = UITextView()
  private(set) var ranges: [Diagnostic.Kind: [NSRange]] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Code"
    textView.text = Diagnostic.code
    textView.isEditable = false
    textView.accessibilityLabel = "area.swift"
    ranges = DiagnosticsViewController.ranges(in: Diagnostic.code)
    textView.accessibilityCustomRotors = Diagnostic.Kind.allCases.map(rotor)
    view.fill(with: [UILabel.heading("area.swift"), textView])
    textView.heightAnchor.constraint(equalToConstant: 300).isActive = true
  }

  func rotor(over kind: Diagnostic.Kind) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: kind.rotor, in: textView) { [weak self] in
      self?.ranges[kind] ?? []
    }
  }

  private static func ranges(in code: String) -> [Diagnostic.Kind: [NSRange]] {
    let text = NSString(string: code)
    var lines: [NSRange] = []
    var start = 0
    while start < text.length {
      let line = text.lineRange(for: NSRange(location: start, length: 0))
      // Without the indent and the line break.
      let words = text.substring(with: line).trimmingCharacters(in: .whitespacesAndNewlines)
      lines.append(text.range(of: words, options: [], range: line))
      start = line.upperBound
    }
    return Dictionary(grouping: Diagnostic.samples, by: \.kind)
      .mapValues { $0.map { lines[$0.line] } }
  }
}
