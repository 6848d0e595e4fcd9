import Testing

@testable import RotorUIKit

@Suite("The parts of a text that carry an attribute")
struct AttributePartsTests {
  /// A value of an app's own, which Foundation on Linux cannot compare.
  private struct Severity: Hashable { let level: Int }

  private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (words, attributes) in parts {
      text.append(NSAttributedString(string: words, attributes: attributes))
    }
    return text
  }

  private func walk(_ text: NSAttributedString, forward: Bool) -> [String] {
    let parts = AttributeParts(text, .alert)
    var found: [String] = []
    var place = forward ? 0 : text.length
    while let part = forward ? parts.part(from: place) : parts.part(endingBy: place) {
      found.append((text.string as NSString).substring(with: part))
      place = forward ? part.location + part.length : part.location
    }
    return found
  }

  @Test func `a part is whole however else its text is marked, and values part neighbours`() {
    let bold = UIFont.boldSystemFont(ofSize: 17)
    let rows: [(parts: [(String, [NSAttributedString.Key: Any])], expected: [String])] = [
      ([], []),
      ([("plain", [:])], []),
      ([("all", [.alert: true])], ["all"]),
      (
        [("a ", [:]), ("closed ", [.alert: true]), ("now", [.alert: true, .font: bold])],
        ["closed now"]
      ),
      ([("one", [.alert: 1]), ("two", [.alert: 2]), (" end", [:])], ["one", "two"]),
      (
        [
          ("wind", [.alert: Severity(level: 1)]),
          (" storm", [.alert: Severity(level: 1), .font: bold]),
          ("fire", [.alert: Severity(level: 2)]),
        ], ["wind storm", "fire"]
      ),
      ([("😀", [.alert: true]), ("🇩🇪", [:]), ("!", [.alert: true])], ["😀", "!"]),
    ]
    for row in rows {
      #expect(walk(text(row.parts), forward: true) == row.expected)
      #expect(walk(text(row.parts), forward: false) == row.expected.reversed())
    }
  }
}
