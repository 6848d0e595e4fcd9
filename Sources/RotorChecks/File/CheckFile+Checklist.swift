import RotorReport

extension CheckFile {
  /// The same checks for a person with a phone: what to do, what to expect, a box, and a place for what
  /// was heard.
  public var checklist: String {
    var lines = ["Checklist: \(Inert.line(name))"]
    for (number, block) in blocks.enumerated() {
      lines += [
        "", "\(number + 1). \(Inert.line(block.title)). Screen: \(Inert.line(block.screen))",
      ]
      if block.items.isEmpty, let task = block.task {
        lines += CheckFile.entry("Do: \(task.verb) \(task.object)")
      }
      for item in block.items {
        switch item {
        case .step(let gesture, let said, _):
          lines.append("   Do: \(gesture)")
          if let said { lines += CheckFile.entry("Expect to hear: \(Inert.line(said))") }
        case .expect(_, _, let level, let statement):
          let words = level == .must ? "Expect" : level == .should ? "Should be" : "May be"
          lines += CheckFile.entry("\(words): \(Inert.line(statement.text, limit: 600))")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func entry(_ text: String) -> [String] {
    ["   [ ] \(text)", "       Heard:"]
  }
}
