/// Prints a report as plain lines that read well aloud: no drawing, nothing told by colour alone.
public struct TextPrinter: Sendable {
  /// How many stops of a rotor, and findings of one rule, are listed; nil lists all.
  public var limit: Int?
  /// Whether titles and severities are coloured too.
  public var usesColor: Bool

  /// Makes a printer; by default it lists ten of a kind, without colour.
  public init(limit: Int? = 10, usesColor: Bool = false) {
    self.limit = limit
    self.usesColor = usesColor
  }

  /// The report as text, each screen after an empty line.
  ///
  /// - Complexity: O(length of the text).
  public func text(_ report: Report) -> String {
    let screens = report.screens.map { text($0) }.joined(separator: "\n")
    return report.isPartial ? TextPrinter.partialWords + "\n\n" + screens : screens
  }

  /// What stands before a report that is not whole.
  package static let partialWords = "Partial: interrupted before all screens were done."

  /// One screen as text.
  public func text(_ screen: Report.Screen) -> String {
    var lines = [paint(Inert.line(screen.name), .bold), summary(of: screen)]
    for rotor in screen.rotors {
      lines.append("")
      lines += self.lines(rotor, namesOwner: isAmbiguous(rotor, on: screen))
    }
    if !screen.findings.isEmpty {
      lines.append("")
      lines.append("On the screen: \(counts(screen.findings)).")
      lines += self.lines(screen.findings)
    }
    if !screen.notApplicable.isEmpty {
      lines.append("")
      lines += self.lines(screen.notApplicable)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(of screen: Report.Screen) -> String {
    let counts = "\(Count.of(screen.rotors.count, "rotor")), \(counts(screen.allFindings))."
    guard screen.isEmpty else { return counts }
    return counts + " There is nothing to move through: the screen has no more than one element."
  }

  private func isAmbiguous(_ rotor: Report.Rotor, on screen: Report.Screen) -> Bool {
    rotor.owner != nil && screen.rotors.count { $0.name == rotor.name } > 1
  }

  /// How many rules could not be asked; when all is listed, a line for each reason.
  private func lines(_ notes: [Report.NotApplicable]) -> [String] {
    let was = notes.count == 1 ? "was" : "were"
    let count = "\(Count.of(notes.count, "rule")) \(was) not asked"
    guard limit == nil else {
      return [count + " here: what \(notes.count == 1 ? "it needs" : "they need") is not there."]
    }
    var reasons: [String] = []
    for note in notes where !reasons.contains(note.reason) { reasons.append(note.reason) }
    return [count + ":"]
      + reasons.map { reason in
        let rules = notes.filter { $0.reason == reason }.map(\.rule)
        return "  \(Inert.line(reason)): \(Count.list(rules))"
      }
  }
}
