import RotorAudit
import RotorCore
import RotorReport

/// Holds an owner weakly, and collects what is to be said when it does not go away.
struct LeakCheck {
  private weak var owner: AnyObject?
  private let type: String
  private var screen = ""
  private var rotors: [String] = []
  private(set) var complaints: [Complaint] = []

  /// Makes a source and its owner, asks the rotors, and drops both.
  init(_ make: () throws -> (source: any Source, owner: AnyObject)) rethrows {
    let (source, owner) = try make()
    self.owner = owner
    type = String(describing: Swift.type(of: owner))
    do {
      let reading = try source.read()
      screen = reading.screen.name
      for rotor in reading.rotors {
        rotors.append(Inert.quoted(rotor.title.spokenName(.english), limit: 60))
        for direction in Rotor.Direction.allCases {
          _ = rotor.answer(Rotor.Search(from: nil, direction, on: reading.screen))
        }
      }
    } catch {
      complaints.append(.unreadable(error))
    }
  }

  /// Looks whether the owner is gone.
  mutating func finish() {
    guard owner != nil else { return }
    let finding = Rule.rotorLeaksOwner.finding(
      "\(type) is still there, though its source was dropped", screen: screen, rotor: nil)
    let asked = rotors.isEmpty ? "none" : Count.list(rotors)
    complaints.append(Complaint(finding, ["Rotors on \(Inert.quoted(screen)): \(asked)."]))
  }
}
