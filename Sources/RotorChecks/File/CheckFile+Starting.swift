public import RotorCore
import RotorReport

extension CheckFile {
  /// All forms that an expectation can have, with what they expect, profile by profile.
  public static var vocabulary: String { Vocabulary.explanation }

  /// A first check for a screen, of seven lines at most: what every screen has to be, and its rotors.
  public static func starter(for name: String, _ reading: Reading) -> String {
    var lines = [
      "Screen:    \(Inert.line(name))", "Profile:   VoiceOver",
      "Expected:  every element has a name",
      "           every element is reached by swiping right",
    ]
    var names: [String] = []
    for rotor in reading.rotors where rotor.title.kind == .custom {
      let name = rotor.title.name
      if !names.contains(name), !name.contains("\""), names.count < 3 { names.append(name) }
    }
    lines += names.map { "           rotor \"\($0)\" is sound" }
    if names.isEmpty { lines.append("           screen is sound") }
    return lines.joined(separator: "\n") + "\n"
  }
}
