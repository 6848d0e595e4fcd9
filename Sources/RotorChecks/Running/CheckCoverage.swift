public import RotorCore

/// What there is on a screen and no check speaks of.
public enum CheckCoverage {
  /// The rotors and actions of a screen that no check on it mentions, each told once.
  ///
  /// - Parameters:
  ///   - reading: the screen.
  ///   - name: what the checks call it.
  ///   - files: the checks.
  public static func missing(
    on reading: Reading, named name: String, in files: [CheckFile]
  ) -> [String] {
    let blocks = files.flatMap(\.blocks).filter { $0.screen == name }
    var words = blocks.flatMap { block in
      block.items.map { item in
        switch item {
        case .step(_, _, let statement), .expect(_, _, _, let statement): statement.text
        }
      } + block.frequent
    }
    words += blocks.compactMap { $0.task.map { "\($0.verb) " } }
    let text = words.joined(separator: "\n").lowercased()
    var missing: [String] = []
    for rotor in reading.rotors where rotor.title.kind == .custom {
      let entry = "rotor \"\(rotor.title.name)\""
      if !text.contains(rotor.title.name.lowercased()), !missing.contains(entry) {
        missing.append(entry)
      }
    }
    for position in reading.screen.stops {
      for action in reading.screen[position].actions {
        let entry = "action \"\(action.name)\""
        if !text.contains(action.name.lowercased()), !missing.contains(entry) {
          missing.append(entry)
        }
      }
    }
    return missing
  }
}
