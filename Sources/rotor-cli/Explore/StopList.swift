import RotorCore

/// The stops of a rotor with what is said at each, as a list to choose from.
struct StopList: Equatable {
  /// One stop.
  struct Item: Equatable {
    /// Its number in the whole list, from 1.
    let number: Int
    let stop: Rotor.Stop
    let text: String
    /// Whether the cursor is there.
    let isHere: Bool
  }

  /// What the rotor is called.
  let name: String
  /// The rotor's title, which prepares its stops.
  let title: Rotor.Title
  /// Its stops.
  let items: [Item]
  /// Whether those are all.
  let isWhole: Bool

  /// The stops whose words hold the text, whatever its case.
  func matching(_ text: String) -> [Item] {
    let wanted = text.lowercased()
    return wanted.isEmpty ? items : items.filter { $0.text.lowercased().contains(wanted) }
  }

  /// The place where a list opens: where the cursor is, else at the first.
  func opening(in items: [Item]) -> Int {
    items.firstIndex(where: \.isHere) ?? 0
  }
}
