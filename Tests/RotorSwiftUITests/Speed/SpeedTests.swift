import RotorCore
import RotorSwiftUI
import Testing

@testable import SwiftUIStandIn

@Suite struct `What a gesture costs` {
  final class Count {
    var labels = 0
  }

  struct Row: View {
    let number: Int

    var body: some View { Text("Row \(number)") }
  }

  /// Very many rows, and a rotor over every hundredth.
  struct Board: View {
    static let numbers = Array(0..<100_000)
    static let marked = Array(stride(from: 50, to: 100_000, by: 100))

    let count: Count

    var body: some View {
      List(Self.numbers, id: \.self) { Row(number: $0) }
        .accessibilityRotor("Marked") {
          ForEach(Self.marked, id: \.self) { number in
            AccessibilityRotorEntry(label(number), id: number)
          }
        }
    }

    private func label(_ number: Int) -> String {
      count.labels += 1
      return "Row \(number)"
    }
  }

  @Test func `a swipe builds what is in view, of a hundred thousand rows`() throws {
    let source = SwiftUISource(Board(count: Count()))
    var voice = try VoiceOver(on: source)
    var most = (bodies: 0, rows: 0)
    for _ in 0..<200 {
      let before = (source.host.bodies, source.host.rowsBuilt)
      _ = voice.perform(.swipeRight)
      most.bodies = max(most.bodies, source.host.bodies - before.0)
      most.rows = max(most.rows, source.host.rowsBuilt - before.1)
    }
    // As many as fit and one more at each end, and the first of all, which says how high rows are.
    #expect(most.bodies <= 2 * 25)
    #expect(most.rows <= 2 * 25)
    #expect(voice.focus?.label == "Row 200")
  }

  @Test func `a step of a rotor lists its entries once and builds what is in view`() throws {
    let count = Count()
    let source = SwiftUISource(Board(count: count))
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: "Marked"))
    var most = (bodies: 0, rows: 0, labels: 0)
    for _ in 0..<100 {
      let before = (source.host.bodies, source.host.rowsBuilt, count.labels)
      _ = voice.perform(.swipeDown)
      most.bodies = max(most.bodies, source.host.bodies - before.0)
      most.rows = max(most.rows, source.host.rowsBuilt - before.1)
      most.labels = max(most.labels, count.labels - before.2)
    }
    // Read before, at the preparation, after its scrolling, and after all.
    #expect(most.bodies <= 5 * 25)
    #expect(most.rows <= 5 * 25)
    #expect(most.labels == Board.marked.count)
    #expect(voice.focus?.label == "Row 9,950")
  }

  @Test func `a screen that did not change is the same screen, and built once a reading`() throws {
    let count = Count()
    let source = SwiftUISource(Board(count: count))
    let first = try source.read().screen
    let before = source.host.rowsBuilt
    for _ in 0..<10 {
      let again = try source.read().screen
      #expect(again.isIdentical(to: first))
    }
    #expect(source.host.rowsBuilt - before <= 10 * 25)
    // Rotors are asked for their entries only by VoiceOver.
    #expect(count.labels <= Board.marked.count)
  }

  /// Rows that are asked for one by one, through models and through views.
  struct Model: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  @Test func `entries of models cost no more`() throws {
    let models = (0..<10_000).map { Model(id: $0) }
    let view = List(models) { Row(number: $0.id) }
      .accessibilityRotor("Models", entries: models, entryLabel: \.name)
    let source = SwiftUISource(view)
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: "Models"))
    let before = source.host.rowsBuilt
    for _ in 0..<20 { _ = voice.perform(.swipeDown) }
    #expect(voice.focus?.label == "Row 20")
    #expect(source.host.rowsBuilt - before <= 20 * 5 * 25)
  }
}
