import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// Screens that change while they are read or walked.
@Suite struct `Screens that change` {
  /// Rows of which one is gone at each step of the rotor.
  struct Shrinking: View {
    @State private var numbers = Array(0..<30)

    var body: some View {
      List {
        ForEach(numbers, id: \.self) { Text("Row \($0)") }
      }
      .accessibilityRotor("Rows") {
        ForEach(numbers, id: \.self) { number in
          AccessibilityRotorEntry("Row \(number)", id: number) {
            numbers.removeAll { $0 == number }
          }
        }
      }
    }
  }

  @Test func `under a walk lose the stop that they are asked to prepare, and say so`() throws {
    var voice = try VoiceOver(on: SwiftUISource(Shrinking()))
    _ = voice.perform(.rotate(to: "Rows"))
    var lost = 0
    for _ in 0..<60 {
      for event in voice.perform(.swipeDown) {
        if case .neverAppeared = event { lost += 1 }
      }
    }
    #expect(lost > 0)
    #expect(voice.screen.elements.count <= 1)
    _ = try Audit().run(SwiftUISource(Shrinking()))
  }

  /// Counts how often it is evaluated, in its state.
  struct Counting: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return VStack {
        Text("Evaluated \(count) times")
        Button("Next") {}
      }
    }
  }

  @Test func `at each evaluation are read all the same`() throws {
    let source = SwiftUISource(Counting())
    var voice = try VoiceOver(on: source)
    for _ in 0..<5 { _ = voice.perform(.swipeRight) }
    #expect(source.host.evaluations < 40)
    #expect(voice.screen.elements.count == 2)
  }

  struct Restless: View {
    @State private var number = 0

    var body: some View {
      Text("Number \(number)").onAppear { number += 1 }.id(number)
    }
  }

  struct Turning: View {
    @State private var isOn = false

    var body: some View {
      Text(isOn ? "On" : "Off").onChange(of: isOn, initial: true) { isOn.toggle() }
    }
  }

  @Test func `without an end fail as such`() {
    #expect(throws: ViewFailure.neverSettles) { try SwiftUISource(Restless()).read() }
    #expect(throws: ViewFailure.neverSettles) { try SwiftUISource(Turning()).read() }
  }

  /// A source of rows that says it has others at each look.
  struct Shuffled: View {
    let isEmpty: Bool

    var body: some View {
      List {
        if !isEmpty {
          ForEach((0..<10).shuffled(), id: \.self) { Text("Row \($0)") }
        }
      }
      .accessibilityRotor("Rows") {
        ForEach((0..<(isEmpty ? 0 : 10)).shuffled(), id: \.self) {
          AccessibilityRotorEntry("Row \($0)", id: $0)
        }
      }
    }
  }

  @Test func `in their order end each walk`() throws {
    for _ in 0..<20 {
      let report = try Audit().run(SwiftUISource(Shuffled(isEmpty: false)))
      #expect(report.rotors.first { $0.name == "Rows" } != nil)
    }
  }

  @Test func `of no rows have an empty rotor`() throws {
    #expect(try Audit().run(SwiftUISource(Shuffled(isEmpty: true))).rules == ["rotor-empty"])
    let nothing = List { ForEach([Int](), id: \.self) { Text("\($0)") } }
    #expect(try SwiftUISource(nothing).read().screen.elements.isEmpty)
    #expect(try SwiftUISource(EmptyView()).read().screen.elements.isEmpty)
  }
}
