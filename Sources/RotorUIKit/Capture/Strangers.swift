import RotorCore

/// The targets of rotors that are not on the screen, so that a rotor can be asked on from them.
///
/// None is kept alive: who answers a target that nobody keeps is not asked on from it.
final class Strangers {
  private struct Entry {
    weak var target: (any NSObjectProtocol)?
  }

  private var entries: [Screen.Element.ID: Entry] = [:]
  private var pruneAt = 1_000

  /// Takes note of a target.
  func add(_ target: any NSObjectProtocol, _ id: Screen.Element.ID) {
    entries[id] = Entry(target: target)
    guard entries.count > pruneAt else { return }
    entries = entries.filter { $0.value.target != nil }
    pruneAt = max(1_000, entries.count * 2)
  }

  /// The target of that id, as long as somebody keeps it.
  subscript(id: Screen.Element.ID) -> (any NSObjectProtocol)? { entries[id]?.target }
}
