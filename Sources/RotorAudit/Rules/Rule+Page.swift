public import RotorCore
import RotorReport

extension Rule {
  /// The page of all rules in Markdown, a heading each.
  public static var page: String {
    let intro = """
      # Rules

      What `rotor audit` looks for. An id never changes. A rule that lacks what it needs is not \
      applicable, which is not the same as passed. A rotor is sound when none of its findings is \
      an error.

      """
    return all.reduce(intro) { $0 + "\n" + $1.section }
  }

  private var section: String {
    """
    ## `\(id)`

    \(title[.english]) (\(severity.rawValue)).

    \(body)

    """
  }

  /// What the rule is about, as lines of text.
  ///
  /// - Parameter language: the language of its name; the rest is English.
  public func explanation(_ language: SpokenLanguage = .english) -> String {
    """
    \(id) (\(severity.rawValue))
    \(title[language]).

    \(body)

    """
  }

  private var body: String {
    var lines = ["Fails when: \(what)", "Why: \(why)", "To fix: \(fix)."]
    if let needs { lines.append("Needs: \(needs).") }
    return lines.joined(separator: "\n\n")
  }
}
