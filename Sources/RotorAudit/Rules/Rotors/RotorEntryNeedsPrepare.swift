import RotorCore
import RotorReport

extension Rule {
  static let rotorEntryNeedsPrepare = Rule(
    "rotor-entry-needs-prepare", .error,
    title: Wording(
      english: "Nothing brings an entry's view onto the screen", chinese: "条目的视图不会自动出现在屏幕上",
      german: "Nichts holt die Ansicht eines Eintrags auf den Bildschirm"),
    what: "An entry is looked for in a namespace, its view is not always there, as in a lazy list, "
      + "and the entry has no closure that brings it there.",
    why: "SwiftUI scrolls to the ids of rows alone: people come to those entries only that happen "
      + "to be on the screen.",
    fix:
      "name the id of its row without a namespace, to which the list scrolls itself; for another "
      + "view scroll to it in the entry's `prepare` closure, without animation",
    needs: "a rotor that lists entries by id",
    check: .rotor { subject in
      subject.verdict(on: .needsPrepare) { fault in
        "\(fault.quotedEntry) is looked for in a namespace, and nothing brings the view with the id "
          + "\(fault.quotedID) onto the screen"
      }
    })
}
