import RotorCore
import RotorReport

extension ExploreRequest {
  /// Reads a line that holds one object; nil for an empty line.
  ///
  /// - Throws: a ``RunError`` that says what was expected.
  init?(json line: String) throws(RunError) {
    let text = line.trimmed
    guard !text.isEmpty else { return nil }
    let object: JSONRequest
    do {
      object = try JSONText.read(JSONRequest.self, from: text)
    } catch .unexpected(path: JSONError.top, _) {
      throw RunError(.badInput, "\(text.quoted) is no request: \(JSONRequest.expected)")
    } catch {
      throw RunError(.badInput, "\(text.quoted) is no request: \(error)")
    }
    if let gesture = object.gesture {
      do {
        self = .gestures(try VoiceOver.Gesture.parseLine(gesture))
      } catch {
        throw RunError(.badInput, "\(gesture.quoted) is no gesture: \(error)")
      }
      return
    }
    guard let command = object.command else {
      throw RunError(.badInput, "\(text.quoted) is no request: \(JSONRequest.expected)")
    }
    var words = command
    if let text = object.text { words += " \(text)" }
    if let number = object.number?.value { words += " \(number)" }
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
