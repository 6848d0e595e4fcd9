import RotorCore
import RotorReport

/// Performs the gestures of a transcript, and collects what is to be said when something else is
/// heard.
struct TranscriptCheck {
  private let language: SpokenLanguage
  private let verbosity: Utterance.Verbosity
  /// The lines of the text as it was written, with comments.
  private let text: [String]
  /// The gestures by the line on which they stand, from 0.
  private var expected: [(index: Int, line: VoiceOver.Transcript.Line, spelling: String)] = []
  private var start: Screen.Selector?
  private(set) var complaints: [Complaint] = []

  init(_ transcript: String, language: SpokenLanguage, verbosity: Utterance.Verbosity) {
    self.language = language
    self.verbosity = verbosity
    text = VoiceOver.Transcript.split(transcript)
    for (index, line) in text.enumerated() where VoiceOver.Transcript.isGesture(line) {
      do throws(NotationError) {
        let read = try VoiceOver.Transcript.Line(parsing: line, line: index + 1)
        let spelling = VoiceOver.Transcript.Line.spelling(in: line) ?? "\(read.gesture)"
        expected.append((index, read, spelling))
      } catch {
        complain("The transcript cannot be read: \(error)", "No gesture was performed.")
      }
    }
    if expected.isEmpty, complaints.isEmpty {
      complain(
        "The transcript is empty.",
        "To fix: write a line for each gesture: GESTURE → what was said, with (boundary) or "
          + "(not handled) at the end where that is so.")
    }
  }

  /// Starts on the first element of a selector.
  mutating func setStart(_ selector: String) {
    do throws(NotationError) {
      start = try Screen.Selector(parsing: selector)
    } catch {
      complain("The start '\(Inert.line(selector))' cannot be read: \(error)")
    }
  }

  /// Performs the gestures on a screen afresh.
  mutating func run(on source: any Source) -> VoiceOver.Transcript {
    guard complaints.isEmpty else { return VoiceOver.Transcript() }
    do {
      var voice = try VoiceOver(on: source)
      if let start {
        let position = start.matches(in: voice.screen).first { voice.screen.isStop($0) }
        guard let position else {
          complain("There is no element '\(start)' to start on.", "No gesture was performed.")
          return VoiceOver.Transcript()
        }
        _ = voice.focus(on: voice.screen[position].id)
      }
      return run(on: &voice)
    } catch {
      complaints.append(.unreadable(error))
      return VoiceOver.Transcript()
    }
  }

  /// Performs the gestures from where VoiceOver is.
  mutating func run(on voice: inout VoiceOver) -> VoiceOver.Transcript {
    guard complaints.isEmpty else { return VoiceOver.Transcript() }
    let heard = expected.map { _, line, _ in
      VoiceOver.Transcript.Line(line.gesture, events: voice.perform(line.gesture)) {
        $0.text(in: language, verbosity: verbosity)
      }
    }
    compare(with: heard)
    return VoiceOver.Transcript(heard)
  }

  private mutating func compare(with heard: [VoiceOver.Transcript.Line]) {
    let pairs = zip(expected, heard).filter { $0.line != $1 }
    guard !pairs.isEmpty else { return }
    let all = Count.of(expected.count, "line")
    let verb = pairs.count == 1 ? "differs" : "differ"
    var complaint = Complaint("\(Count.grouped(pairs.count)) of \(all) \(verb).")
    complaint.lines += pairs.map { expected, heard in
      "line \(expected.index + 1), \(Inert.line(expected.spelling)): expected "
        + "\(expected.line.answer), "
        + "heard \(heard.answer)."
    }
    complaint.lines.append("All that was heard:")
    var pasted = text
    for (expected, line) in zip(expected, heard) where expected.line != line {
      let margin = pasted[expected.index].prefix { $0.isWhitespace }
      pasted[expected.index] = margin + line.text(spelling: expected.spelling)
    }
    while pasted.last?.allSatisfy(\.isWhitespace) == true { pasted.removeLast() }
    complaint.lines += pasted
    if pasted.contains(where: { $0.contains("\\") }) {
      complaint.lines.append(
        "To keep its backslashes, write it in a literal that begins with #\"\"\".")
    }
    complaints.append(complaint)
  }

  private mutating func complain(_ lines: String...) {
    var complaint = Complaint()
    complaint.lines = lines
    complaints.append(complaint)
  }
}

extension VoiceOver.Transcript.Line {
  /// What stands behind the arrow: what was said, in quotation marks, and the mark.
  fileprivate var answer: String {
    let said = said.isEmpty ? "nothing" : Inert.quoted(said, limit: 600)
    return mark == .none ? said : "\(said) \(mark.rawValue)"
  }
}
