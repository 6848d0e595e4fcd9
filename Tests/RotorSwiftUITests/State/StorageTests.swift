import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Values that are kept outside of views.
@Suite struct `What is kept outside of views` {
  enum Order: String {
    case name
    case date
  }

  struct Settings: View {
    @AppStorage("order") private var order = Order.name
    @AppStorage("count") private var count = 0
    @AppStorage("nick") private var nick: String?
    @SceneStorage("tab") private var tab = 1
    @State private var shows = true

    var body: some View {
      Button("\(order.rawValue) \(count) \(nick ?? "none")") {
        order = .date
        count += 1
        nick = nick == nil ? "Ada" : nil
      }
      Stepper("Tab \(tab)", value: $tab)
      if shows { Inner() }
      Button("Flip") { shows.toggle() }
    }
  }

  struct Inner: View {
    @SceneStorage("tab") private var tab = 1

    var body: some View { Text("Inner \(tab)") }
  }

  @Test func `is found by its key, as long as the screen or the app's defaults are there`() throws {
    let name = "RotorSwiftUITests.Storage"
    let defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
    defer { defaults.removePersistentDomain(forName: name) }
    expectTranscript(
      on: SwiftUISource(Settings().defaultAppStorage(defaults)),
      """
      double tap → date 1 Ada. Button.
      swipe right → Tab 1
      swipe right → Decrement. Button.
      swipe right → Increment. Button.
      double tap →
      swipe right → Inner 2
      swipe right → Flip. Button.
      double tap →
      double tap →
      swipe left → Inner 2
      """)
    #expect(defaults.string(forKey: "order") == "date")
    #expect(defaults.integer(forKey: "count") == 1)
    expectTranscript(
      on: SwiftUISource(Settings().defaultAppStorage(defaults)),
      """
      double tap → date 2 none. Button.
      swipe right → Tab 1
      """)
    #expect(defaults.object(forKey: "nick") == nil)
  }

  @Test func `is what it was at first when something of another kind is there`() throws {
    let name = "RotorSwiftUITests.OtherKind"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set("size", forKey: "order")
    defaults.removeObject(forKey: "count")
    defaults.removeObject(forKey: "nick")
    let screen = try SwiftUISource(Settings().defaultAppStorage(defaults)).read().screen
    #expect(screen.elements.first?.label == "name 0 none")
  }
}
