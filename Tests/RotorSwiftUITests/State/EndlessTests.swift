import RotorCore
import RotorSwiftUI
import Testing

@testable import SwiftUIStandIn

/// Bodies that show themselves without an end.
@Suite struct `A body that shows itself` {
  enum Place: CaseIterable {
    case stack, list, rows, form, label, value, choices, pickerLabel, field, menu, group, toggle
    case button, lazy, section
  }

  struct Endless: View {
    let place: Place

    /// Without the types of what is inside, which would have no end either.
    private var more: AnyView { AnyView(Endless(place: place)) }

    var body: some View {
      switch place {
      case .stack: AnyView(VStack { more })
      case .list: AnyView(List { VStack { more } })
      case .rows: AnyView(Group { more })
      case .form: AnyView(Form { more })
      case .label: AnyView(LabeledContent("Label") { more })
      case .value: AnyView(LabeledContent(content: { Text("Value") }, label: { more }))
      case .choices: AnyView(Picker("Choices", selection: .constant(1)) { more })
      case .pickerLabel:
        AnyView(Picker(selection: .constant(1), label: more) { Text("1").tag(1) })
      case .field: AnyView(TextField(text: .constant(""), label: { more }))
      case .menu: AnyView(Menu(content: { Text("Item") }, label: { more }))
      case .group: AnyView(DisclosureGroup("Group", isExpanded: .constant(true)) { more })
      case .toggle: AnyView(Toggle(isOn: .constant(true), label: { more }))
      case .button: AnyView(Button(action: {}, label: { more }))
      case .lazy: AnyView(ScrollView { LazyVStack { more } })
      case .section: AnyView(Section("Part") { more })
      }
    }
  }

  @Test func `is given up wherever it does, in a list or not`() {
    for place in Place.allCases {
      for view in [AnyView(Endless(place: place)), AnyView(List { Endless(place: place) })] {
        let failure = #expect(throws: ViewFailure.self, "\(place)") {
          try SwiftUISource(view).read()
        }
        #expect(failure?.description.hasPrefix("the bodies are nested too deeply") == true)
      }
    }
  }

  @Test func `that lacks an object is told so, also where it is only read aside`() {
    struct Lacking: View {
      @Environment(`An object`.Shelf.self) private var shelf

      var body: some View { Text(shelf.name) }
    }
    let views: [any View] = [
      TextField(text: .constant(""), label: { Lacking() }),
      Picker("Choices", selection: .constant(1)) { Lacking() }.pickerStyle(.segmented),
      List { LabeledContent("Label") { Lacking() } },
    ]
    for view in views {
      #expect(throws: ViewFailure.missingObject("Shelf", view: "Lacking")) {
        try SwiftUISource(AnyView(view)).read()
      }
    }
  }
}
