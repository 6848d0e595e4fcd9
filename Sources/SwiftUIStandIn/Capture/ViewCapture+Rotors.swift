import RotorCore

extension ViewCapture {
  /// How many rotors there are.
  package var rotorCount: Int { rotors.count }

  /// What tells the rotors of one reading from those of another: where they are and their names.
  package var rotorTitles: [String] {
    rotors.map { "\($0.key) \($0.declaration.title.kind.rawValue) \($0.declaration.title.name)" }
  }
}
