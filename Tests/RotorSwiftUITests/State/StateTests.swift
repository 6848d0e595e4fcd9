import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// What a view keeps from one reading to the next, and when it is lost.
@Suite struct `What a view keeps` {
  struct Counter: View {
    var name = "Count"
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Twice: View {
    private let counter = Counter()

    var body: some View {
      counter
      counter
    }
  }

  struct Rows: View {
    @State private var names = ["A", "B"]

    var body: some View {
      Button("Turn round") { names.reverse() }
      ForEach(names, id: \.self) { Counter(name: $0) }
    }
  }

  struct Branches: View {
    @State private var isOn = true

    var body: some View {
      Button("Flip") { isOn.toggle() }
      if isOn { Counter() } else { Counter() }
    }
  }

  struct Ids: View {
    @State private var id = 1

    var body: some View {
      Button("Renew") { id += 1 }
      Counter().id(id)
    }
  }

  struct Long: View {
    var body: some View {
      List(0..<200, id: \.self) { Counter(name: "Row \($0):") }
    }
  }

  struct Nested: View {
    struct Inner: View {
      @Binding var count: Int

      var body: some View { Button("Add") { count += 1 } }
    }

    @State private var count = 0

    var body: some View {
      Inner(count: $count)
      Text("\(count)")
    }
  }

  /// A property of the app's own, made of others.
  struct Tally: DynamicProperty {
    @State var count = 0
    @Environment(\.isEnabled) var isEnabled

    func update() { if count == 2 { count = 20 } }
  }

  struct Tallied: View {
    private var tally = Tally()

    var body: some View {
      Button("\(tally.count) \(tally.isEnabled)") { tally.count += 1 }
    }
  }

  struct TalliedTwice: View {
    private let tallied = Tallied()

    var body: some View {
      tallied
      tallied
    }
  }

  @Test func `is kept by properties of the app's own, which are brought up to date`() {
    expectTranscript(
      on: SwiftUISource(TalliedTwice()),
      """
      double tap → 1 true. Button.
      double tap → 20 true. Button.
      swipe right → 0 true. Button.
      double tap → 1 true. Button.
      """)
  }

  @Test func `is there at the next reading`() {
    expectTranscript(
      on: SwiftUISource(Counter()),
      """
      double tap → Count 1. Button.
      double tap → Count 2. Button.
      """)
  }

  @Test func `is kept for each place, though the value is the same`() {
    expectTranscript(
      on: SwiftUISource(Twice()),
      """
      double tap → Count 1. Button.
      swipe right → Count 0. Button.
      """)
  }

  @Test func `goes with a row to its new place`() {
    expectTranscript(
      on: SwiftUISource(Rows()),
      """
      swipe right → A 0. Button.
      double tap → A 1. Button.
      swipe left → Turn round. Button.
      double tap →
      swipe right → B 0. Button.
      swipe right → A 1. Button.
      """)
  }

  @Test func `is lost when another branch is shown`() {
    expectTranscript(
      on: SwiftUISource(Branches()),
      """
      swipe right → Count 0. Button.
      double tap → Count 1. Button.
      swipe left → Flip. Button.
      double tap →
      swipe right → Count 0. Button.
      swipe left → Flip. Button.
      double tap →
      swipe right → Count 0. Button.
      """)
  }

  @Test func `is lost with another id`() {
    expectTranscript(
      on: SwiftUISource(Ids()),
      """
      swipe right → Count 0. Button.
      double tap → Count 1. Button.
      swipe left → Renew. Button.
      double tap →
      swipe right → Count 0. Button.
      """)
  }

  @Test func `is there when a row was scrolled away and comes back`() {
    expectTranscript(
      on: SwiftUISource(Long()),
      #"""
      double tap → Row 0: 1. Button.
      scroll up → Row 11: 0. Button.\nPage 1 of 16
      scroll up → Row 23: 0. Button.\nPage 2 of 16
      scroll down → Page 1 of 16
      scroll down → Row 12: 0. Button.\nPage 1 of 16
      first element → Row 0: 1. Button.
      """#)
  }

  @Test func `is written through a binding`() {
    expectTranscript(
      on: SwiftUISource(Nested()),
      """
      double tap →
      swipe right → 1
      """)
  }
}
