public import RotorCore

/// A screen as it is saved to a file: its elements, its rotors by their stops, and what else the
/// file held.
public struct Snapshot: Sendable {
  /// The version of the format that is written, and the newest that is read.
  public static let version = 1

  /// The elements.
  public let screen: Screen
  /// The rotors.
  public let rotors: [SavedRotor]
  /// Where the cursor is to start; nil when the source does not mind.
  public let focus: Screen.Element.ID?
  /// What is said right after an element's name, such as how far away it is.
  public let details: [Screen.Element.ID: Wording]
  /// What was odd about the file and did not keep it from being read.
  public let warnings: [String]
  let kept: KeptKeys

  /// Makes a snapshot of what was read; rotors that are searches are walked (see
  /// ``SavedRotor/init(_:on:)``).
  ///
  /// - Complexity: O(n) and what the walks cost.
  public init(_ reading: Reading) {
    var details: [Screen.Element.ID: Wording] = [:]
    if let detail = reading.detail {
      for position in reading.screen.positions {
        let id = reading.screen[position].id
        if let words = detail(id) { details[id] = words }
      }
    }
    self.init(
      screen: reading.screen, rotors: reading.rotors.map { SavedRotor($0, on: reading.screen) },
      focus: reading.focus, details: details)
  }

  /// Makes a snapshot of what was read from a source that shows an earlier one, perhaps with
  /// further rotors before its own; what this version does not know of the file is kept.
  public init(_ reading: Reading, of earlier: Snapshot) {
    let new = reading.rotors.count - earlier.rotors.count
    guard new >= 0, reading.screen.isIdentical(to: earlier.screen) else {
      self.init(reading)
      return
    }
    self.init(
      screen: earlier.screen,
      rotors: reading.rotors.prefix(new).map { SavedRotor($0, on: earlier.screen) }
        + earlier.rotors,
      focus: earlier.focus, details: earlier.details, warnings: earlier.warnings,
      kept: earlier.kept.movingRotors(by: new))
  }

  /// Makes a snapshot of parts.
  public init(
    screen: Screen, rotors: [SavedRotor] = [], focus: Screen.Element.ID? = nil,
    details: [Screen.Element.ID: Wording] = [:]
  ) {
    self.init(
      screen: screen, rotors: rotors, focus: focus, details: details, warnings: [],
      kept: KeptKeys())
  }

  init(
    screen: Screen, rotors: [SavedRotor], focus: Screen.Element.ID?,
    details: [Screen.Element.ID: Wording], warnings: [String], kept: KeptKeys
  ) {
    self.screen = screen
    self.rotors = rotors
    self.focus = focus
    self.details = details
    self.warnings = warnings
    self.kept = kept
  }

  /// What a source gives that shows this snapshot.
  public var reading: Reading {
    let details = details
    return Reading(
      screen: screen, rotors: rotors.map { $0.rotor(on: screen) }, focus: focus,
      detail: details.isEmpty ? nil : { details[$0] })
  }
}
