import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `A rotor that leads into rows` {
  enum Kind: CaseIterable {
    case list, lazyStack, sections, grid
  }

  /// Rows of two texts, one unit or not, and a rotor over every fifth.
  struct Prices: View {
    let kind: Kind
    var isCombined = false

    var body: some View {
      switch kind {
      case .list: List { rows }.fifths()
      case .lazyStack: ScrollView { LazyVStack { rows } }.fifths()
      case .grid:
        ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem()]) { rows } }.fifths()
      case .sections: List { Section("All") { rows } }.fifths()
      }
    }

    private var rows: some View {
      ForEach(0..<60) { number in
        if isCombined {
          row(number).accessibilityElement(children: .combine)
        } else {
          row(number)
        }
      }
    }

    private func row(_ number: Int) -> some View {
      HStack {
        Text("Item \(number)")
        Text("\(number) euros")
      }
    }
  }

  @Test func `is noted where rows have several stops, and not where each is one`() throws {
    for kind in Kind.allCases {
      let report = try Audit().run(SwiftUISource(Prices(kind: kind)))
      #expect(report.rules == ["rotor-lands-in-row"], "\(kind)")
      let combined = try Audit().run(SwiftUISource(Prices(kind: kind, isCombined: true)))
      #expect(combined.rules == [], "\(kind)")
    }
  }
}

extension View {
  fileprivate func fifths() -> some View {
    accessibilityRotor("Fifths") {
      ForEach(0..<12, id: \.self) { AccessibilityRotorEntry("Item \($0 * 5)", id: $0 * 5) }
    }
  }
}
