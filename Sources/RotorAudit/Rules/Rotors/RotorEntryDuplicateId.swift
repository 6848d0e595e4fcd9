import RotorCore
import RotorReport

extension Rule {
  static let rotorEntryDuplicateId = Rule(
    "rotor-entry-duplicate-id", .error,
    title: Wording(
      english: "Two entries have one id", chinese: "两个条目使用同一标识",
      german: "Zwei Einträge haben dieselbe Kennung"),
    what: "Two entries of a rotor name the same id, and the same part of its text.",
    why: "Both lead to the same place: one of the two things that they stand for is never reached.",
    fix: "give each thing an id of its own, and list it once",
    needs: "a rotor that lists entries by id",
    check: .rotor { subject in
      subject.verdict(on: .duplicateID) { fault in
        "\(fault.quotedEntry) names the id \(fault.quotedID), as another entry does"
      }
    })
}
