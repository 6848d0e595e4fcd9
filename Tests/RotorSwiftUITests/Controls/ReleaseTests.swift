import RotorCore
import RotorSwiftUI
import Testing

@testable import SwiftUIStandIn

/// What becomes of a screen that nobody keeps.
@Suite struct `A screen that nobody keeps` {
  struct Everything: View {
    @State private var text = "A"
    @State private var number = 1
    @State private var isOn = false
    @FocusState private var isEdited: Bool

    var body: some View {
      Menu("Menu") { Menu("More") { Button("B") {} } }
      Picker("Picker", selection: $number) { Text("1").tag(1) }
      DatePicker("Date", selection: .constant(.distantPast))
      TextField("Field", text: $text).focused($isEdited)
      Stepper("Stepper", value: $number)
      DisclosureGroup("Group") { Toggle("Toggle", isOn: $isOn) }
      Slider(value: .constant(0.5)).onAppear { isOn = true }.onChange(of: isOn) { number += 1 }
    }
  }

  @Test func `is gone with its rows`() throws {
    for view in [
      AnyView(Form { Everything() }), AnyView(List(0..<3, id: \.self) { Text("\($0)") }),
    ] {
      var source: SwiftUISource? = SwiftUISource(view)
      weak let host = source?.host
      _ = try source?.read()
      weak let rows = host?.last?.nodes.lazy.compactMap { node -> LazyRows? in
        if case .rows(_, let rows) = node.layout { rows } else { nil }
      }.first
      #expect(rows != nil)
      source = nil
      #expect(host == nil)
      #expect(rows == nil)
    }
  }

  @Test func `is gone, whatever is open on it`() throws {
    for label in ["Menu", "Picker", "Date", "Field", "Group"] {
      var source: SwiftUISource? = SwiftUISource(Everything())
      weak let host = source?.host
      let element = try #require(source?.read().screen.elements.first { $0.label == label })
      #expect(source?.carryOut(.activate(element.id, range: nil)).outcome == .handled)
      _ = try source?.read()
      source = nil
      #expect(host == nil, "\(label)")
    }
  }
}
