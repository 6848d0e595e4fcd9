import RotorAudit
import RotorCore
import RotorReport
import RotorSwiftUI
import Testing

@Suite struct `Entries that lead nowhere` {
  struct Item: Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
  }

  /// A list whose rows are tagged or not, and a rotor with entries for some ids.
  struct Board: View {
    var items = (0..<100).map { Item(id: $0) }
    var entries = [3, 70]
    var isInNamespace = false
    var isTagged = true
    var prepares = false
    @Namespace private var space

    var body: some View {
      ScrollViewReader { proxy in
        List(items) { item in
          if isTagged {
            Text(item.name).accessibilityRotorEntry(id: item.id, in: space)
          } else {
            Text(item.name)
          }
        }
        .accessibilityRotor("Marked") {
          ForEach(entries, id: \.self) { id in
            if !isInNamespace {
              AccessibilityRotorEntry("Item \(id)", id: id)
            } else if prepares {
              AccessibilityRotorEntry("Item \(id)", id, in: space) { proxy.scrollTo(id) }
            } else {
              AccessibilityRotorEntry("Item \(id)", id, in: space)
            }
          }
        }
      }
    }
  }

  static let rows: [(name: String, board: Board, rules: [String])] = [
    ("ids of rows", Board(), []),
    ("an id of no row", Board(entries: [3, 700]), ["rotor-entry-without-target"]),
    ("an entry twice", Board(entries: [3, 70, 3]), ["rotor-entry-duplicate-id"]),
    (
      "two rows of one id", Board(items: [Item(id: 3), Item(id: 3), Item(id: 70)]),
      ["container-inconsistent", "rotor-entry-duplicate-id"]
    ),
    ("tagged and prepared", Board(isInNamespace: true, prepares: true), []),
    ("tagged, not prepared", Board(isInNamespace: true), ["rotor-entry-needs-prepare"]),
    (
      "tagged, all rows built", Board(items: [Item(id: 3), Item(id: 70)], isInNamespace: true), []
    ),
    (
      "not tagged", Board(isInNamespace: true, isTagged: false, prepares: true),
      ["rotor-namespace-untagged"]
    ),
    (
      "tagged, an id of no view", Board(entries: [3, 700], isInNamespace: true, prepares: true),
      []
    ),
  ]

  @Test func `are found by their rules`() throws {
    for (name, board, rules) in Self.rows {
      let report = try Audit().run(SwiftUISource(board))
      #expect(Set(report.allFindings.map(\.rule)).sorted() == rules, "\(name)")
    }
  }

  struct Changing: View {
    var body: some View {
      List { ForEach([UUID(), UUID()], id: \.self) { _ in Text("Row") } }
    }
  }

  @Test func `ids that change at each evaluation are found`() throws {
    let report = try Audit().run(SwiftUISource(Changing()))
    #expect(report.allFindings.contains { $0.rule == "container-inconsistent" })
  }
}
