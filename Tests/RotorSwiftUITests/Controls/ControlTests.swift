import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// What gestures do to controls.
@Suite struct `What gestures do to controls` {
  struct Switches: View {
    @State private var isOn = false
    @State private var both = [false, true]

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(sources: [$both[0], $both[1]], isOn: \.self) { Text("Both") }
      Toggle("Locked", isOn: $isOn).disabled(true)
      Text(isOn ? "on" : "off")
    }
  }

  struct Sorting: View {
    enum Order: String, CaseIterable {
      case name = "Name"
      case date = "Date"
      case size = "Size"
    }

    @State private var order = Order.date

    var body: some View {
      Picker("Sort by", selection: $order) {
        ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
      }
      Text("By \(order.rawValue)")
    }
  }

  struct Fields: View {
    @State private var name = ""
    @State private var word = "abc"
    @State private var note = "Buy milk"

    var body: some View {
      TextField("Name", text: $name, prompt: Text("Ada"))
      SecureField("Password", text: $word)
      TextEditor(text: $note)
    }
  }

  @Test func `a double tap turns a switch over`() {
    expectTranscript(
      on: SwiftUISource(Switches()),
      #"""
      double tap → Wi-Fi. Switch Button. On. Double tap to toggle setting.
      swipe right → Both. Switch Button. Mixed. Double tap to toggle setting.
      double tap → Both. Switch Button. On. Double tap to toggle setting.
      double tap → Both. Switch Button. Off. Double tap to toggle setting.
      swipe right → Locked. Dimmed. Switch Button. On.
      double tap → Nothing happened.\nDimmed. (not handled)
      swipe right → on
      """#)
  }

  @Test func `a picker opens its choices, and choosing one closes them`() {
    expectTranscript(
      on: SwiftUISource(Sorting()),
      """
      double tap → Name. Button.
      swipe right → Selected: Date. Button.
      swipe right → Size. Button.
      double tap → Sort by: Size. Button.
      swipe right → By Size
      swipe left → Sort by: Size. Button.
      double tap → Name. Button.
      scrub → Sort by: Size. Button.
      """)
  }

  @Test func `segments say their position`() {
    expectTranscript(
      on: SwiftUISource(Sorting().pickerStyle(.segmented)),
      """
      swipe right → Selected: Date. Button. 2 of 3.
      double tap →
      swipe right → Size. Button. 3 of 3.
      double tap → Selected: Size. Button. 3 of 3.
      swipe right → By Size
      """)
  }

  @Test func `a wheel turns by one`() {
    expectTranscript(
      on: SwiftUISource(Sorting().pickerStyle(.wheel)),
      """
      swipe up → Size
      swipe up → No more Adjust Value. (boundary)
      swipe down → Date
      swipe down → Name
      """)
  }

  @Test func `inline choices are rows of a list`() {
    expectTranscript(
      on: SwiftUISource(List { Sorting().pickerStyle(.inline) }),
      """
      swipe right → Name. Button.
      double tap → Selected: Name. Button.
      swipe right → Date. Button.
      swipe right → Size. Button.
      swipe right → By Name
      """)
  }

  @Test func `a double tap edits a field`() {
    expectTranscript(
      on: SwiftUISource(Fields()),
      """
      double tap → Name: Ada. Text Field. Is editing. Use the rotor to access Misspelled Words
      swipe right → Password: •••. Secure Text Field. Double tap to edit.
      swipe right → Buy milk. Text Field. Double tap to edit. Use the rotor to access Misspelled Words
      double tap → Buy milk. Text Field. Is editing. Use the rotor to access Misspelled Words
      """)
  }
}
