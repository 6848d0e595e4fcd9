import Dispatch
import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("The screen is expected to be as it stays when a rotor has answered")
@MainActor
struct ExpectSettledTests {
  @Test("rotors that do all at once pass")
  func settled() async throws {
    await expectSettled("Stores", on: try Town.sound())
    await expectSettled("Rows", on: ScrollingRows(animates: false))
    // What is there at once is not late, whatever else is wrong with it.
    await expectSettled("Rows", on: ScrollingRows(animates: false, prepares: false))
    await expectSettled("Buttons", on: try Town.sound())
  }

  @Test("a scroll with animation comes late")
  func animated() async throws {
    let heard = await Heard.texts {
      await expectSettled("Rows", on: ScrollingRows(animates: true))
    }
    #expect(
      heard == [
        """
        rotor-late: after swiping down from "Row 2", "Row 3" is there only when the main queue has \
        turned.
        To fix: finish before the search returns: scroll without animation, and leave nothing for \
        later.
        Rotor "Rows" on "Table".
        """
      ])
  }

  @Test("work that is put off changes the screen late", arguments: [1, 3])
  func putOff(_ turns: Int) async throws {
    let source = try Town.sound()
    let other = try Screen("Town") { screen in
      screen.add("title", "Around here", .header)
      screen.add("union", "Union Square, open", .button)
      screen.add("park", "Golden Gate Park", .button)
      screen.add("chestnut", "Chestnut Street", .button)
      screen.add("stonestown", "Stonestown", .button)
      screen.add("end", "End")
    }
    let pure = source.reading.rotors[0]
    source.reading.rotors = [
      Rotor("Stores") { search in
        if search.current?.target == "union" {
          later(turns) { source.reading.screen = other }
        }
        return pure.answer(search)
      }
    ]
    let heard = await Heard.texts { await expectSettled("Stores", on: source, turns: turns) }
    #expect(heard.count == 1)
    #expect(
      heard.first?.hasPrefix(
        """
        rotor-late: after swiping down from "Union Square", the screen still changes: \
        "Union Square, open" becomes another.
        """) == true)
  }

  @Test("what cannot be judged is told")
  func misuse() async throws {
    let source = try Town.sound()
    #expect(
      await Heard.texts { await expectSettled("Stoers", on: source) }.first
        == """
        No rotor "Stoers" on "Town": did you mean "Stores"?
        Offered there: "Stores", "Headings", "Form Controls", "Buttons" and "Static Text".
        """)
    // Each reading finds one more.
    let clock = StoreModel(["Tick"]) { model in
      model.names.append("Tick \(model.names.count)")
      return Rotor("Stores", stops: [model.stop("Tick")])
    }
    #expect(
      await Heard.texts { await expectSettled("Stores", on: clock) } == [
        """
        The screen "Shops" changes without being asked: "Tick 1" appears.
        To fix: hold still what moves on it before the test.
        """
      ])
    source.failure = Broken()
    #expect(
      await Heard.texts { await expectSettled("Stores", on: source) } == [
        "The screen cannot be read: the bridge is up."
      ])
  }
}

/// Does something when the main queue has turned so often.
@MainActor
private func later(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async {
    if turns > 1 { later(turns - 1, work) } else { work() }
  }
}

/// Three of ten rows are on the screen; the rotor scrolls to its answer, at once or later.
@MainActor
private final class ScrollingRows: @MainActor Source {
  private let animates: Bool
  private let prepares: Bool
  private var top = 0

  init(animates: Bool, prepares: Bool = true) {
    self.animates = animates
    self.prepares = prepares
  }

  func read() throws -> Reading {
    let rows = (top..<top + 3).map { Screen.Element(id($0), "Row \($0)") }
    let rotor = Rotor("Rows") { [unowned self] search in
      let current = search.current.flatMap { Int($0.target.rawValue) }
      let isNext = search.direction == .next
      let row = current.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : 9)
      guard (0...9).contains(row) else { return .nothing }
      let wanted = min(max(top, row - 2), row)
      if wanted != top {
        if animates { later(1) { self.top = wanted } } else { top = wanted }
      }
      return .stop(.init(id(row), needsPreparation: prepares))
    }
    return Reading(screen: try Screen("Table", elements: rows), rotors: [rotor])
  }

  func carryOut(_ request: Request) -> Response { .notHandled }

  private func id(_ row: Int) -> Screen.Element.ID { Screen.Element.ID("\(row)") }
}
