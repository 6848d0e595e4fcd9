import RotorCore
import RotorReport

extension Rule {
  static let actionNameIsIdentifier = Rule(
    "action-name-is-identifier", .note,
    title: Wording(
      english: "An action is named like code", chinese: "操作名称像代码标识符",
      german: "Eine Aktion heißt wie im Programmtext"),
    what: "The name of a custom action looks like an identifier or a key of a translation.",
    why: "It is read aloud letter by letter or as one word that nobody knows.",
    fix: "look the name up in the translations, or write it in words",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      return subject.each(subject.actors) { element in
        guard let name = element.actions.map(\.name).first(where: \.looksLikeCode) else {
          return nil
        }
        return "\(Inert.quoted(name, limit: 60)) on \(element.quotedName) looks like code"
      }
    })
}

extension String {
  /// Whether a name is `camelCase`, `snake_case`, `UPPER_CASE`, `dotted.key` or holds a format.
  fileprivate var looksLikeCode: Bool {
    let name = self[...]
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else {
      return contains("%@") || contains("%d")
    }
    if name.contains("_") || name.contains("%@") || name.contains("%d") { return true }
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }) else {
      return false
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count > 1, parts.allSatisfy({ $0.first?.isLetter == true }) { return true }
    guard name.first?.isLowercase == true else { return false }
    // One capital inside, as in "eMail" or "iPhone", is a brand; a word before it is code.
    return name.dropFirst(2).contains(where: \.isUppercase)
  }
}
