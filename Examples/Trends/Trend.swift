/// How something has changed over a week.
nonisolated struct Trend: Identifiable {
  /// What changed.
  let title: String
  /// By how many percent.
  let percent: Int

  var id: String { title }
  var isPositive: Bool { percent >= 0 }

  /// What the change is called.
  var change: String {
    switch percent {
    case 0: "steady"
    case ..<0: "down \(-percent) percent"
    default: "up \(percent) percent"
    }
  }

  /// What an entry of a rotor is called.
  var message: String { "\(title), \(change)" }
}
