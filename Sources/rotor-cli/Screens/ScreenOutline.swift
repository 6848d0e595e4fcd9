import RotorCore
import RotorReport

/// The outline of a screen with its own rotors.
enum ScreenOutline {
  /// The outline; stops are counted so far as a list shows them.
  static func text(_ reading: Reading) -> String {
    let screen = reading.screen
    let rotors = reading.rotors.map { rotor in
      let count =
        rotor.knownCount ?? StopWalk(rotor, on: screen, limit: Explorer.mostListed).stops.count
      return Report.Rotor(
        name: rotor.title.spokenName(.english), kind: rotor.title.kind, owner: rotor.owner,
        order: rotor.order, total: count)
    }
    return text(reading, rotors: rotors)
  }

  /// The outline with rotors that were walked already.
  static func text(_ reading: Reading, rotors: [Report.Rotor]) -> String {
    let screen = reading.screen
    // The system's rotors are on every screen; the outline tells what the app adds.
    let own = rotors.filter { [.custom, .group].contains($0.kind) }
    return OutlinePrinter { element in
      screen.position(of: element.id).map { screen.role(of: $0).rawValue } ?? ""
    }.text(screen, rotors: own)
  }
}
