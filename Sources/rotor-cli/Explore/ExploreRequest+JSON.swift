import RotorCore
import RotorReport

extension ExploreRequest {
  /// Reads a line that holds one object; nil for an empty line.
  ///
  /// - Throws: a ``RunError`` that says what was expected.
  init?(json line: String) throws(RunError) {
    let text = line.trimmed
    guard !text.isEmpty else { return nil }
    let value: JSON
    do {
      value = try JSON.parse(text)
    } catch {
      throw RunError(.badInput, "\(text.quoted) is no request: \(error)")
    }
    if case .string(let gesture)? = value["gesture"] {
      do {
        self = .gestures(try VoiceOver.Gesture.parseLine(gesture))
      } catch {
        throw RunError(.badInput, "\(gesture.quoted) is no gesture: \(error)")
      }
      return
    }
    guard case .string(let command)? = value["command"] else {
      throw RunError(
        .badInput, "\(text.quoted) is no request: expected an object with 'gesture' or 'command'")
    }
    var words = command
    if case .string(let text)? = value["text"] { words += " \(text)" }
    if case .integer(let number)? = value["number"] { words += " \(number)" }
    guard ExploreRequest.words.contains(command) else {
      let meant = NearMiss.nearest(to: command, among: ExploreRequest.words)
      throw RunError(
        .badInput,
        "unknown command \(command.quoted), "
          + (meant.map { "did you mean '\($0)'?" }
            ?? "expected \(ExploreRequest.words.joined(separator: ", "))"))
    }
    try self.init(parsing: words)
  }
}
