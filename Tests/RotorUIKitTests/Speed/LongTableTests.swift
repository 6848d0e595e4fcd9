import RotorCore
import RotorUIKit
import Testing

/// A table of very many rows, of which every thousandth is unread.
@MainActor private final class LongTable: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var built = 0
  let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Unread", in: table) {
        stride(from: 0, to: count, by: 1_000).map { IndexPath(row: $0, section: 0) }
      }
    ]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    built += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@Suite("A long table builds what is seen")
struct LongTableTests {
  @Test func `reading a table of 100,000 rows builds those that fit`() throws {
    let long = LongTable(100_000)
    let screen = try ViewSource(long.table).read().screen
    #expect(screen.stops.map { screen[$0].label }.prefix(2) == ["Row 0", "Row 1"])
    #expect(screen.stops.count == long.built)
    #expect(long.built <= 30)
  }

  @Test func `a walk through a rotor of rows builds a page for each stop`() throws {
    let long = LongTable(100_000)
    var voice = try VoiceOver(on: long.table)
    _ = voice.perform(.rotate(to: "Unread"))
    var heard = [voice.focus?.label]
    for _ in 0..<100 {
      _ = voice.perform(.swipeDown)
      heard.append(voice.focus?.label)
    }
    #expect(heard.prefix(3) == ["Row 0", "Row 1000", "Row 2000"])
    #expect(heard.suffix(2) == ["Row 99000", "Row 99000"])
    #expect(long.built <= 30 * 101)
  }

  @Test func `a row that is scrolled out and in again keeps its id`() throws {
    let long = LongTable(1_000)
    let source = ViewSource(long.table)
    let first = try source.read().screen
    long.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    let away = try source.read().screen
    long.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    let back = try source.read().screen
    let ids = first.stops.map { first[$0].id }
    #expect(Set(ids).isDisjoint(with: away.stops.map { away[$0].id }))
    #expect(back.stops.map { back[$0].id }.starts(with: ids))
  }
}
