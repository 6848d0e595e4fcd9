import RotorCore
import RotorSwiftUI
import Testing

@testable import SwiftUIStandIn

/// Every control, disabled.
@Suite struct `Every control that is disabled` {
  static let controls: [(name: String, view: any View)] = [
    ("Button", Button("A") {}),
    ("Toggle", Toggle("A", isOn: .constant(true))),
    ("Slider", Slider(value: .constant(0.5))),
    ("Stepper", HStack { Stepper("A", value: .constant(1)) }),
    ("Picker", Picker("A", selection: .constant(1)) { Text("B").tag(1) }),
    ("Picker, segmented", segments()),
    ("DatePicker", DatePicker("A", selection: .constant(.distantPast))),
    ("TextField", TextField("A", text: .constant("B"))),
    ("SecureField", SecureField("A", text: .constant("B"))),
    ("TextEditor", TextEditor(text: .constant("B"))),
    ("Menu", Menu("A") { Button("B") {} }),
    ("DisclosureGroup", DisclosureGroup("A") { Text("B") }),
    ("EditButton", EditButton()),
    ("ShareLink", ShareLink(item: "A")),
    ("ControlGroup", ControlGroup { Button("A") {} }),
  ]

  private static func segments() -> some View {
    Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.segmented)
  }

  @Test func `is dimmed and does nothing, and is not without that`() throws {
    for (name, view) in Self.controls {
      for isDisabled in [true, false] {
        let host = ViewHost(AnyView(view).disabled(isDisabled))
        let elements = try host.read().screen.elements.filter { $0.traits != .staticText }
        #expect(!elements.isEmpty, "\(name)")
        for element in elements {
          #expect(element.traits.contains(.notEnabled) == isDisabled, "\(name): \(element.traits)")
          let parts = try #require(host.last?.parts[element.id])
          #expect(parts.isInteractive == !isDisabled, "\(name): answers")
        }
      }
    }
  }
}
