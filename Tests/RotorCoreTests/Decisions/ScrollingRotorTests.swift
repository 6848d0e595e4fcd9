import RotorCore
import RotorFixtures
import Testing

@Suite("Rotors that change the screen while they are asked")
struct ScrollingRotorTests {
  private static func table(_ rows: Int) throws -> (table: RowTable, listener: Listener) {
    let table = try RowTable(count: rows)
    table.source.reading.rotors = [table.rotor()]
    var listener = try Listener(table.source)
    _ = listener.hear(.rotate(to: "Rows"))
    return (table, listener)
  }

  @Test("35: a closure that scrolls to its answer is heard row by row, with nothing on the way")
  func scrolling() throws {
    var (table, listener) = try Self.table(1_000)
    for row in 0..<25 { #expect(listener.hear(.swipeDown) == ["Row \(row)"]) }
    #expect(table.visible.contains(24) && !table.visible.contains(9))
    for row in (0..<24).reversed() { #expect(listener.hear(.swipeUp) == ["Row \(row)"]) }
    #expect(listener.follow(.swipeRight) == ["row-1"])
  }

  @Test("35: at both ends the cursor and the table stay where they are")
  func ends() throws {
    var (table, listener) = try Self.table(30)
    _ = listener.hear(.swipeDown)
    #expect(listener.hear(.swipeUp) == ["No more Rows."])
    #expect(listener.voice.focus?.id == RowTable.id(0))
    #expect(table.visible == 0..<10)
    for _ in 1..<30 { _ = listener.hear(.swipeDown) }
    #expect(listener.hear(.swipeDown) == ["No more Rows."])
    #expect(listener.voice.focus?.id == RowTable.id(29))
    #expect(table.visible.contains(29))
  }

  @Test("35: what is said of a stop is what stands there after the question")
  func changedWords() throws {
    let source = LiveSource(try ChangeTests.letters("AB"))
    source.reading.rotors = [
      Rotor("Last") { _ in
        let row = Screen.Element("B", "Row 12")
        source.reading.screen = (try? Screen("Letters", elements: [row])) ?? source.reading.screen
        return .stop(.init("B"))
      }
    ]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    #expect(listener.hear(.swipeDown) == ["Row 12"])
    #expect(
      listener.events.contains(.moved(from: "A", to: "B", range: nil)), "\(listener.events)")
    #expect(listener.follow(.swipeLeft) == ["B"])
  }

  @Test("35: a stop that the question itself took away is not on the screen; the cursor settles")
  func takenAway() throws {
    let source = LiveSource(try ChangeTests.letters("ABC"))
    source.reading.rotors = [
      Rotor("Last") { _ in
        source.reading.screen = (try? ChangeTests.letters("B")) ?? source.reading.screen
        return .stop(.init("C"))
      }
    ]
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Last"))
    #expect(listener.hear(.swipeDown) == ["B", "The stop of Last is not on this screen."])
    #expect(listener.events.contains(.unknownTarget("C", of: .init("Last"))))
    #expect(listener.voice.focus?.id == "B")
  }

  @Test("a rotor that is a list costs one reading a step, a closure two")
  func readings() throws {
    let source = LiveSource(try ChangeTests.letters("ABC"))
    source.reading.rotors = [
      Rotor("List", stops: [.init("B"), .init("C")]), Rotor("Closure") { _ in .stop(.init("C")) },
    ]
    var listener = try Listener(source)
    for (name, cost) in [("List", 1), ("Characters", 1), ("Closure", 2)] {
      _ = listener.hear(.firstElement, .rotate(to: name))
      let before = source.reads
      _ = listener.hear(.swipeDown)
      #expect(source.reads - before == cost, "\(name)")
    }
  }
}
