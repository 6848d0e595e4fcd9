import RotorAudit
import RotorCore
import RotorFixtures

extension Shape {
  /// Rotors that list entries by id, as SwiftUI's do.
  static let ids: [Shape] = [
    .entry(
      "has an entry without a target",
      [
        "rotor-entry-without-target": "the entry \"Six\" names the id \"6\", which nothing has"
      ], .init(.withoutTarget, entry: "Six", id: "6", stop: Rotor.Stop("row 6"))),
    .entry(
      "has an entry twice",
      [
        "rotor-entry-duplicate-id":
          "the entry \"Two again\" names the id \"2\", as another entry does"
      ], .init(.duplicateID, entry: "Two again", id: "2", stop: Five.items[1])),
    .entry(
      "looks in a namespace where its view is not",
      [
        "rotor-namespace-untagged":
          "the entry \"Six\" is looked for in a namespace in which no view has the id \"6\""
      ], .init(.untaggedNamespace, entry: "Six", id: "6", stop: Rotor.Stop("row 6"))),
    .entry(
      "does not bring its view onto the screen",
      [
        "rotor-entry-needs-prepare":
          "the entry \"Six\" is looked for in a namespace, and nothing brings the view with the id "
          + "\"6\" onto the screen"
      ], .init(.needsPrepare, entry: "Six", id: "6", stop: Rotor.Stop("row 6"))),
    Shape(
      "lands inside a row of a list that builds only some",
      ["rotor-lands-in-row": "\"Six. List Start.\" is one of 2 stops in its row"]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.inside("list", Screen.Container(.list)) { list in
          list.inside("row 6", Screen.Container(.view)) { row in
            row.add("six", "Six", .staticText)
            if !isFixed { row.add("price", "Price", .staticText) }
          }
        }
      }
      let stops = [Rotor.Stop("six"), Rotor.Stop("row 7", name: "Seven", needsPreparation: true)]
      var rotor = Rotor("Numbers") { Five.answer($0, stops) }
      rotor.findEntryFaults = { [] }
      return LiveSource(screen, rotors: [rotor])
    },
    Shape(
      "lands inside a row of what is no list",
      ["rotor-lands-in-row": "\"Six\" is one of 2 stops in its row"]
    ) { isFixed in
      var row = Screen.Element("row 6", container: Screen.Container(.view))
      row.role = "listitem"
      var nodes = [
        Screen.Node(row, in: nil),
        Screen.Node(Screen.Element("six", "Six", .staticText), in: "row 6"),
      ]
      if !isFixed {
        nodes.append(Screen.Node(Screen.Element("price", "Price", .staticText), in: "row 6"))
      }
      let rotor = Rotor("Numbers", stops: [Rotor.Stop("six")])
      return LiveSource(try Screen("rows", nodes: nodes), rotors: [rotor])
    },
  ]

  /// A rotor over five items and what the fault is about, which is not on the screen yet.
  private static func entry(
    _ name: String, _ expected: [String: String], _ fault: Rotor.EntryFault
  ) -> Shape {
    Shape(name, expected) { isFixed in
      var stops = Five.items
      if let target = fault.stop?.target, !stops.contains(Rotor.Stop(target)) {
        stops.append(Rotor.Stop(target, name: fault.entry, needsPreparation: true))
      }
      var rotor = Rotor("Numbers") { [stops] in Five.answer($0, stops) }
      rotor.findEntryFaults = { isFixed ? [] : [fault] }
      return LiveSource(try Five.screen(), rotors: [rotor])
    }
  }
}
