/// A program that speaks, the best first, and how it is told a voice and the words.
nonisolated enum SpeakingProgram: String, CaseIterable {
  case speechDispatcher = "spd-say"
  case espeak = "espeak-ng"
  case say

  /// The voice for a language, a BCP 47 tag; nil when the program's usual voice is to speak.
  ///
  /// The region is left out: not every voice has one, and any voice of the language will do.
  func voice(_ tag: String) -> String? {
    let primary = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    guard !primary.isEmpty, primary.utf8.allSatisfy({ (97...122).contains($0) }) else { return nil }
    switch self {
    case .speechDispatcher: return primary
    case .espeak: return primary == "zh" ? "cmn" : primary
    case .say: return ["en": "Samantha", "de": "Anna", "zh": "Tingting"][primary]
    }
  }

  /// The words of a command line that says something.
  func arguments(_ words: String, voice: String?) -> [String] {
    switch self {
    case .speechDispatcher: ["--wait"] + (voice.map { ["--language", $0] } ?? []) + ["--", words]
    case .espeak, .say: (voice.map { ["-v", $0] } ?? []) + ["--", words]
    }
  }
}
