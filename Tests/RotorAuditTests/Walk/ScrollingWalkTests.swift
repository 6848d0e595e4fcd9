import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("Walks through tables of which only some rows are built")
struct ScrollingWalkTests {
  private static let ids = (0..<1_000).map { RowTable.id($0) }

  private static func audit(
    _ table: RowTable, _ rotor: Rotor, expected: [Screen.Element.ID]? = nil
  ) throws -> Report.Screen {
    table.source.reading.rotors = [rotor]
    let options = Audit.Options(expected: expected.map { [rotor.title.name: $0] } ?? [:])
    return try Audit(options).run(table.source)
  }

  @Test(
    "A closure that scrolls to its answer is sound, over each row or some", arguments: [1, 3, 7])
  func scrolls(step: Int) throws {
    let table = try RowTable(count: 1_000)
    let wanted = stride(from: 0, to: 1_000, by: step).map { RowTable.id($0) }
    let report = try Self.audit(table, table.rotor(step: step), expected: wanted)
    #expect(report.messages == [:])
    #expect(report.rotors.first?.total == wanted.count)
    #expect(report.rotors.first?.ended == .boundary)
    #expect(table.scrolls > 100)
  }

  @Test("A closure that knows its place only while the row is built is asked fairly")
  func weakPlaces() throws {
    let table = try RowTable(count: 200)
    let rotor = Rotor("Rows", owner: "table") { search in
      // As `indexPath(for:)`: a row that is not built has no place.
      var search = search
      if let row = RowTable.row(search.current?.target), !table.visible.contains(row) {
        search.current = nil
      }
      return table.rotor(step: 2).answer(search)
    }
    let report = try Self.audit(table, rotor)
    #expect(report.messages == [:])
    #expect(report.rotors.first?.total == 100)
    let walk = Walk(through: rotor, on: table.source.reading.screen, source: table.source)
    #expect((1...10).contains(walk.foreign.count))
    #expect(walk.foreign.allSatisfy { $0.next != nil && $0.previous != nil })
  }

  @Test("A closure over visible rows: only who says what is expected learns what it misses")
  func visibleRows() throws {
    let table = try RowTable(count: 1_000)
    let rotor = Rotor("Rows") { search in
      let stops = table.visible.map { Rotor.Stop(RowTable.id($0)) }
      return Five.answer(search, stops)
    }
    #expect(try Self.audit(table, rotor).messages == [:])
    #expect(
      try Self.audit(table, rotor, expected: Self.ids).messages == [
        "rotor-misses-items": "\"row-10\" is never reached, and 989 more"
      ])
  }

  @Test("Scrolling excuses no other change")
  func changes() throws {
    let effects: [(name: String, message: String?, effect: (RowTable) -> Void)] = [
      ("nothing", nil, { _ in }),
      (
        "announces", "asking for a stop announces \"Found\"",
        { $0.source.reading.announcements.append(.init("Found")) }
      ),
      (
        "takes away what is outside", "asking for a stop changes the screen",
        { table in
          let screen = table.source.reading.screen
          let nodes = screen.positions.map {
            Screen.Node(screen[$0], in: screen.parent(of: $0).map { screen[$0].id })
          }
          let rest = nodes.filter { $0.element.id != "done" }
          table.source.reading.screen = (try? Screen("Rows", nodes: rest)) ?? screen
        }
      ),
    ]
    for (name, message, effect) in effects {
      let table = try RowTable(count: 100)
      let rotor = Rotor("Rows") { search in
        defer { effect(table) }
        return table.rotor().answer(search)
      }
      let messages = try Self.audit(table, rotor).messages
      #expect(messages["rotor-impure"] == message, "\(name)")
      #expect(messages.count == (message == nil ? 0 : 1), "\(name): \(messages)")
    }
  }

  @Test("A row that is chosen by asking is found when it comes back")
  func chosen() throws {
    var chosen = Set<Int>()
    let table = try RowTable(count: 100) { element, row in
      if chosen.contains(row) { element.traits.insert(.selected) }
    }
    let rotor = Rotor("Rows") { search in
      let answer = table.rotor().answer(search)
      if case .stop(let stop) = answer, let row = RowTable.row(stop.target) {
        chosen.insert(row)
        try? table.build()
      }
      return answer
    }
    let messages = try Self.audit(table, rotor).messages
    #expect(messages == ["rotor-impure": "asking for a stop changes the screen"], "\(messages)")
  }

  @Test("What was said before the first question is not held against the rotor")
  func earlierAnnouncement() throws {
    let table = try RowTable(count: 20)
    table.source.reading.announcements = [.init("Welcome")]
    let walk = Walk(
      through: table.rotor(), on: table.source.reading.screen, source: table.source)
    #expect(walk.isPure)
  }

  @Test("Rows that are not built are believed in: as many as the table or the rotor says")
  func limits() throws {
    let rows = 30_000
    let screen = try RowTable(count: rows).source.reading.screen
    var rotor = Rotor("Rows") { search in
      let row = RowTable.row(search.current?.target)
      let index =
        search.direction == .next ? row.map { $0 + 1 } ?? 0 : row.map { $0 - 1 } ?? rows - 1
      guard (0..<rows).contains(index) else { return .nothing }
      return .stop(Rotor.Stop(RowTable.id(index), needsPreparation: true))
    }
    #expect(Walk(through: rotor, on: screen).ended == .stepLimit)
    let nodes = screen.positions.map { position in
      var element = screen[position]
      element.container?.table = Screen.Table(rowCount: rows, columnCount: 1)
      return Screen.Node(element, in: screen.parent(of: position).map { screen[$0].id })
    }
    let walk = Walk(through: rotor, on: try Screen("Rows", nodes: nodes))
    #expect(walk.ended == .boundary)
    #expect(walk.forward.path.count == rows)
    for claimed in [rows, Int.max] {
      rotor.knownCount = claimed
      #expect(Walk(through: rotor, on: screen).ended == .boundary)
    }
    rotor.knownCount = Int.min
    #expect(Walk(through: rotor, on: screen).ended == .stepLimit)
  }

  @Test("Fresh items for ever end soon, and no step reads the source", arguments: [true, false])
  func freshItems(needsPreparation: Bool) throws {
    let source = LiveSource(try Five.screen())
    var made = 0
    let rotor = Rotor("Fresh") { _ in
      made += 1
      return .stop(Rotor.Stop(.init("fresh-\(made)"), needsPreparation: needsPreparation))
    }
    let walk = Walk(through: rotor, on: source.reading.screen, source: source)
    #expect(walk.ended == (needsPreparation ? .stepLimit : .unknownTargets))
    let places = source.reading.screen.count + 2_500
    #expect(walk.steps <= 40 * places + 11_000)
    #expect(source.reads <= 40)
  }

  @Test("A walk reads the source a few times, however many rows there are", arguments: [20, 2_000])
  func readings(count: Int) throws {
    let table = try RowTable(count: count)
    let before = table.source.reads
    _ = Walk(through: table.rotor(), on: table.source.reading.screen, source: table.source)
    #expect(table.source.reads - before <= 40)
  }
}
