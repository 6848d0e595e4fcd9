import RotorAudit
import RotorCore
import RotorReport

/// The ids of rules as a test gives them.
enum RuleNames {
  /// What is wrong with each id that no rule has, in alphabetical order.
  static func complaints(about ids: Set<String>) -> [Complaint] {
    ids.sorted().filter { Rule(id: $0) == nil }.map { id in
      let near = NearMiss.nearest(to: id, among: Rule.all.map(\.id))
      let hint =
        near.map { ": did you mean '\($0)'?" } ?? ", expected one that 'rotor rules' lists."
      return Complaint("Unknown rule '\(Inert.line(id))'\(hint)")
    }
  }
}
