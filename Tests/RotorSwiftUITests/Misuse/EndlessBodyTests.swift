import RotorCore
import RotorSwiftUI
import Testing

/// Bodies that show themselves; each is given up with one clear failure.
@Suite struct `Views without an end` {
  struct Named: View {
    var body: some View { Named.erased }
    static var erased: AnyView { AnyView(VStack { Named() }) }
  }

  /// Twice itself, so that there are more and more views at each depth.
  struct Twice: View {
    let depth: Int

    var body: some View {
      VStack {
        AnyView(Twice(depth: depth + 1))
        AnyView(Twice(depth: depth + 1))
      }
    }
  }

  /// Twice itself and never deep: too many, not too deep.
  struct Wide: View {
    let depth: Int

    var body: some View {
      if depth < 30 {
        AnyView(
          HStack {
            Wide(depth: depth + 1)
            Wide(depth: depth + 1)
          })
      } else {
        AnyView(Text("Leaf"))
      }
    }
  }

  @Test func `fail at their depth or number, by the name of the view`() throws {
    for (view, name, words) in [
      (AnyView(Named()), "Named", "nested too deeply at Named"),
      (AnyView(Twice(depth: 0)), "Twice", "Twice"),
      (AnyView(Wide(depth: 0)), "Wide", "views at Wide"),
    ] {
      let failure = #expect(throws: ViewFailure.self, "\(name)") {
        try SwiftUISource(view).read()
      }
      #expect(failure?.description.contains(words) == true, "\(name): \(failure as Any)")
    }
  }

  /// Content of a rotor that is made of itself.
  struct EndlessEntries: AccessibilityRotorContent {
    var body: some AccessibilityRotorContent {
      Group {
        AccessibilityRotorEntry("Row", id: 1)
        EndlessEntries.more
      }
    }
    static var more: Again { Again() }
  }

  struct Again: AccessibilityRotorContent {
    var body: EndlessGroup { EndlessGroup() }
  }

  struct EndlessGroup: AccessibilityRotorContent {
    var body: Again { Again() }
  }

  @Test func `as entries of a rotor end somewhere`() throws {
    let view = List(0..<3) { Text("Row \($0)") }.accessibilityRotor("Marked") { EndlessEntries() }
    var voice = try VoiceOver(on: SwiftUISource(view))
    _ = voice.perform(.rotate(to: "Marked"))
    _ = voice.perform(.swipeDown)
    #expect(voice.focus?.label == "Row 1")
  }
}
