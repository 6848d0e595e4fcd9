import RotorCore
import RotorReport

extension Rule {
  static let rotorNamespaceUntagged = Rule(
    "rotor-namespace-untagged", .error,
    title: Wording(
      english: "An entry's namespace lacks its id", chinese: "条目的命名空间中缺少其标识",
      german: "Im Namensraum eines Eintrags fehlt seine Kennung"),
    what: "An entry is looked for in a namespace, and no view has its id there.",
    why: "VoiceOver cannot tell which view is meant: people swipe and stay where they are.",
    fix: "mark the view with `accessibilityRotorEntry(id:in:)`, with the same id and namespace as "
      + "the entry, or name the id of its row without a namespace",
    needs: "a rotor that lists entries by id",
    check: .rotor { subject in
      subject.verdict(on: .untaggedNamespace) { fault in
        "\(fault.quotedEntry) is looked for in a namespace in which no view has the id "
          + fault.quotedID
      }
    })
}
