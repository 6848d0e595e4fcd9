import RotorCore
import RotorSwiftUI
import Testing

@Suite struct `Swipes over rows of any height` {
  struct Rows: View {
    let height: CGFloat
    let isList: Bool

    var body: some View {
      if isList {
        List(0..<80) { row($0) }
      } else {
        ScrollView { LazyVStack(spacing: height / 7) { ForEach(0..<80) { row($0) } } }
      }
    }

    private func row(_ number: Int) -> some View { Text("Row \(number)").frame(height: height) }
  }

  @Test func `come to each, down to the last and up to the first`() throws {
    for height in [20.33, 84.4, 333.3, 1000] {
      for isList in [true, false] {
        var voice = try VoiceOver(on: SwiftUISource(Rows(height: height, isList: isList)))
        for _ in 0..<79 { _ = voice.perform(.swipeRight) }
        #expect(voice.focus?.label == "Row 79", "\(height), a list: \(isList)")
        for _ in 0..<79 { _ = voice.perform(.swipeLeft) }
        #expect(voice.focus?.label == "Row 0", "\(height), a list: \(isList)")
      }
    }
  }
}
