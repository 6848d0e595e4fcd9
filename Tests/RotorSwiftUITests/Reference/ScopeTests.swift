import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Where a rotor is offered, and how its entries find their rows.
@Suite("The scope of a SwiftUI rotor")
struct ScopeTests {
  enum Around: CaseIterable {
    case scrollView, lazyStack, list, form, container, stack, group, forEach
  }

  /// Rows inside what carries two rotors, and an element beside it.
  struct Board: View {
    let around: Around

    private var rows: some View {
      ForEach(0..<4) { Text("Row \($0)") }
    }

    var body: some View {
      VStack {
        Text("Beside")
        switch around {
        case .scrollView: ScrollView { VStack { rows } }.twoRotors()
        case .lazyStack: ScrollView { LazyVStack { rows } }.twoRotors()
        case .list: List { rows }.twoRotors()
        case .form: Form { rows }.twoRotors()
        case .container:
          VStack { rows }.accessibilityElement(children: .contain).twoRotors()
        case .stack: VStack { rows }.twoRotors()
        case .group: List { Group { rows }.twoRotors() }
        case .forEach: ScrollView { LazyVStack { rows.twoRotors() } }
        }
      }
    }
  }

  @Test("is every element inside what it modifies, and nothing beside it, in the order written")
  func offered() throws {
    for around in Around.allCases {
      var voice = try VoiceOver(on: SwiftUISource(Board(around: around)))
      var offered: [String: [String]] = [:]
      for _ in 0..<5 {
        let focus = try #require(voice.focus?.label)
        let own = voice.dial.entries.map(\.title).filter { $0.kind == .custom }
        offered[focus] = own.map(\.name)
        _ = voice.perform(.swipeRight)
      }
      let names = ["Upper", "Lower"]
      #expect(
        offered == [
          "Beside": [], "Row 0": names, "Row 1": names, "Row 2": names, "Row 3": names,
        ], "\(around)")
    }
  }

  struct Rows: View {
    @State private var prepared = 0

    var body: some View {
      ScrollView {
        Text("Prepared \(prepared)")
        LazyVStack {
          ForEach(0..<500) { Text("Row \($0)").frame(height: 40) }
        }
      }
      .accessibilityRotor("Hundreds") {
        ForEach(1..<5, id: \.self) { number in
          AccessibilityRotorEntry("Row \(number * 100)", id: number * 100)
        }
      }
    }
  }

  @Test("an id of a row inside it is scrolled into place without a closure; one outside is not")
  func scrolledIntoPlace() throws {
    expectTranscript(
      on: SwiftUISource(Rows()),
      """
      rotate to Hundreds → Hundreds
      swipe up → No more Hundreds. (boundary)
      swipe down → Row 100
      swipe down → Row 200
      swipe down → Row 300
      swipe up → Row 200
      """)
    struct Outside: View {
      var body: some View {
        VStack {
          List(0..<500) { Text("Row \($0)") }
          ScrollView { Text("Alone") }
            .accessibilityRotor("Hundreds") { AccessibilityRotorEntry("Row 100", id: 100) }
        }
      }
    }
    var voice = try VoiceOver(on: SwiftUISource(Outside()))
    _ = voice.perform(.lastElement)
    _ = voice.perform(.rotate(to: "Hundreds"))
    #expect(voice.focus?.label == "Alone")
    _ = voice.perform(.swipeDown)
    #expect(voice.focus?.label == "Alone")
    let report = try Audit().run(SwiftUISource(Outside()))
    #expect(report.rules == ["rotor-entry-without-target"])
  }
}

extension View {
  fileprivate func twoRotors() -> some View {
    accessibilityRotor("Upper") { AccessibilityRotorEntry("Row 0", id: 0) }
      .accessibilityRotor("Lower") { AccessibilityRotorEntry("Row 3", id: 3) }
  }
}
