import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@Suite struct `What a source keeps` {
  /// What a view and its closures hold.
  final class Model {
    var rows = Array(0..<100)
  }

  struct Screen: View {
    let model: Model
    @State private var isAsked = false
    @Namespace private var tags

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          List(model.rows, id: \.self) { row in
            NavigationLink("Row \(row)") {
              Text("Detail \(model.rows.count)").navigationTitle("Detail")
            }
            .accessibilityRotorEntry(id: row, in: tags)
          }
          .accessibilityRotor("Tens") {
            ForEach(model.rows.filter { $0 % 10 == 0 }, id: \.self) { row in
              AccessibilityRotorEntry("Row \(row)", row, in: tags) { proxy.scrollTo(row) }
            }
          }
        }
        .navigationTitle("Rows")
        .toolbar { Button("Ask") { isAsked = model.rows.isEmpty == false } }
        .alert("Sure?", isPresented: $isAsked) { Button("Yes") { model.rows = [] } }
      }
    }
  }

  @Test func `goes when it goes, whatever was done on it`() throws {
    weak var held: Model?
    weak var source: SwiftUISource?
    do {
      let model = Model()
      let screen = SwiftUISource(Screen(model: model))
      held = model
      source = screen
      var voice = try VoiceOver(on: screen)
      let gestures: [VoiceOver.Gesture] = [
        .swipeRight, .doubleTap, .scrub, .swipeRight, .rotate(to: "Tens"), .swipeDown, .swipeRight,
        .swipeDown, .swipeUp, .doubleTap, .scrub, .threeFingerSwipe(.up),
      ]
      for gesture in gestures { _ = voice.perform(gesture) }
    }
    #expect(source == nil)
    #expect(held == nil)
  }
}
