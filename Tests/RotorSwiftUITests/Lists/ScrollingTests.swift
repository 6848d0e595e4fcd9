import RotorCore
import RotorFixtures
import RotorSwiftUI
import Testing

@Suite struct `Rows that come into sight` {
  struct Row: Identifiable {
    let id: Int
    let height: Double
  }

  /// Rows of different heights, in one of the shapes that apps give them.
  struct Rows: View {
    let shape: Int
    let rows: [Row]

    var body: some View {
      switch shape {
      case 0: List(rows) { cell($0) }
      case 1:
        List {
          Section("First") { ForEach(rows.prefix(rows.count / 2)) { cell($0) } }
          Section("Second") { ForEach(rows.dropFirst(rows.count / 2)) { cell($0) } }
        }
      case 2:
        ScrollView {
          Text("Above").frame(height: 300)
          LazyVStack { ForEach(rows) { cell($0) } }
          Text("Below")
        }
      case 3:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(rows) { cell($0) } }
        }
      default:
        ScrollView { VStack { ForEach(rows) { cell($0) } } }
      }
    }

    private func cell(_ row: Row) -> some View {
      Text("Row \(row.id)").frame(height: row.height)
    }
  }

  static let shapes = ["list", "sections", "stack below a text", "grid", "not lazy"]

  private func view(_ shape: Int, _ count: Int, _ seed: UInt64) -> Rows {
    var dice = Dice(seed: seed)
    return Rows(
      shape: shape,
      rows: (0..<count).map {
        Row(id: $0, height: [20, 44, 90, 150, 300].randomElement(using: &dice) ?? 44)
      })
  }

  /// What is met on the way from where VoiceOver is, until nothing more comes.
  private func met(_ voice: inout VoiceOver, _ gesture: VoiceOver.Gesture) -> [String] {
    var labels = [voice.focus?.label ?? ""]
    while labels.count < 1_000 {
      let before = voice.state.cursor
      _ = voice.perform(gesture)
      guard voice.state.cursor != before else { break }
      labels.append(voice.focus?.label ?? "")
    }
    return labels
  }

  private func expected(_ shape: Int, _ count: Int) -> [String] {
    let rows = (0..<count).map { "Row \($0)" }
    switch shape {
    case 1: return ["First"] + rows.prefix(count / 2) + ["Second"] + rows.dropFirst(count / 2)
    case 2: return ["Above"] + rows + ["Below"]
    default: return rows
    }
  }

  @Test func `are met once each, in order, on the way on and on the way back`() throws {
    for (shape, name) in Self.shapes.enumerated() {
      for seed in 1...6 as ClosedRange<UInt64> {
        let count = [1, 2, 9, 40, 90, 161][Int(seed) - 1]
        var voice = try VoiceOver(on: view(shape, count, seed))
        let labels = expected(shape, count)
        #expect(met(&voice, .swipeRight) == labels, "\(name), \(count) rows")
        #expect(met(&voice, .swipeLeft) == labels.reversed(), "\(name), \(count) rows, back")
      }
    }
  }

  @Test func `none is passed over by pages or by reading to the end`() throws {
    for (shape, name) in Self.shapes.enumerated() {
      let count = 90
      let all = Set(expected(shape, count))
      var voice = try VoiceOver(on: view(shape, count, 7))
      var seen: Set<String> = []
      for _ in 0..<200 {
        for stop in voice.screen.stops { seen.insert(voice.screen[stop].label ?? "") }
        let events = voice.perform(.threeFingerSwipe(.up))
        if events.contains(where: { if case .boundary = $0 { true } else { false } }) { break }
      }
      #expect(all.subtracting(seen).sorted() == [], "\(name) by pages")
      var reader = try VoiceOver(on: view(shape, count, 7))
      var heard: [String] = []
      for case .said(let words) in reader.perform(.readFromTop) {
        heard.append(words.text(in: .english))
      }
      let missed = expected(shape, count).filter { label in !heard.contains { $0.hasPrefix(label) }
      }
      #expect(missed == [], "\(name) read to the end")
    }
  }

  @Test func `only a window of them is built`() throws {
    for shape in [0, 1, 2] {
      let source = SwiftUISource(view(shape, 10_000, 3))
      var voice = try VoiceOver(on: source)
      for _ in 0..<30 { _ = voice.perform(.swipeRight) }
      let before = source.host.rowsBuilt
      for _ in 0..<50 { _ = voice.perform(.swipeRight) }
      #expect(source.host.rowsBuilt - before < 50 * 200, "\(Self.shapes[shape])")
    }
  }
}
