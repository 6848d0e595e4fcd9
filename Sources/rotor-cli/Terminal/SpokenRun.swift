import RotorCore

/// Words that one voice says without a break.
nonisolated struct SpokenRun: Equatable {
  var text: String
  /// The voice; nil for the usual one.
  let voice: String?

  /// Joins parts that have the same voice, also from one line to the next.
  static func runs(
    of lines: [[Utterance.Segment]], by voice: (_ tag: String) -> String?
  ) -> [SpokenRun] {
    var runs: [SpokenRun] = []
    for line in lines {
      for (index, segment) in line.enumerated() {
        let text = segment.text.filter { $0 != "\0" }
        guard !text.trimmed.isEmpty else { continue }
        let own = voice(segment.language)
        if let last = runs.last, last.voice == own {
          runs[runs.count - 1].text += (index == 0 ? "\n" : "") + text
        } else {
          runs.append(SpokenRun(text: text, voice: own))
        }
      }
    }
    return runs
  }
}
