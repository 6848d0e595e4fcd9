import RotorCore
import RotorReport

extension RotorSubject {
  static let noEntries = Rule.Verdict.notApplicable("no rotor lists entries by id")

  /// What is said of the entries that are wrong in one way: one issue for those that are so for
  /// certain, and one for those that are likely so.
  func verdict(
    on kind: Rotor.EntryFault.Kind, _ message: (Rotor.EntryFault) -> String
  ) -> Rule.Verdict {
    guard let faults else { return RotorSubject.noEntries }
    let found = faults.filter { $0.kind == kind }
    return .issues(
      [true, false].compactMap { isCertain in
        let alike = found.filter { $0.isCertain == isCertain }
        guard let first = alike.first else { return nil }
        return Rule.Issue(
          message: message(first) + RotorSubject.rest(alike.count), element: first.stop?.target,
          range: first.stop?.range, certainty: isCertain ? .certain : .likely)
      })
  }
}

extension Rotor.EntryFault {
  /// The entry by its name; one without a name is "an entry".
  var quotedEntry: String {
    entry.isEmpty ? "an entry" : "the entry \(Inert.quoted(entry, limit: 60))"
  }

  /// The id, in quotation marks.
  var quotedID: String { Inert.quoted(id, limit: 60) }
}
