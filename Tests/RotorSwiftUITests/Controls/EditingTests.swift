import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Which field is edited.
@Suite struct `The field that is edited` {
  enum Field {
    case name
    case town
  }

  struct Address: View {
    @FocusState private var field: Field?
    @FocusState private var isNoteEdited: Bool
    @State private var began = 0

    var body: some View {
      TextField("Name", text: .constant("Ada"), onEditingChanged: { _ in began += 1 })
        .focused($field, equals: .name)
      TextField("Town", text: .constant("")).focused($field, equals: .town)
      TextEditor(text: .constant("")).focused($isNoteEdited).accessibilityLabel("Note")
      Button("To the town") { field = .town }
      Button("Done") { field = nil }
      Text("\(field.map { "\($0)" } ?? "none") \(isNoteEdited) \(began)")
    }
  }

  @Test func `is the one that the app wants, or that a double tap chose`() throws {
    let source = SwiftUISource(Address())
    func edited() throws -> [String] {
      let elements = try source.read().screen.elements
      return elements.filter { $0.traits.contains(.isEditing) }.compactMap(\.label)
        + [elements.last?.label ?? ""]
    }
    func press(_ label: String) throws {
      let element = try #require(source.read().screen.elements.first { $0.label == label })
      #expect(source.carryOut(.activate(element.id, range: nil)).outcome == .handled)
    }
    #expect(try edited() == ["none false 0"])
    try press("Name")
    #expect(try edited() == ["Name", "name false 1"])
    try press("Name")
    #expect(try edited() == ["Name", "name false 1"])
    try press("Note")
    #expect(try edited() == ["Note", "none true 1"])
    try press("To the town")
    #expect(try edited() == ["Town", "town false 1"])
    try press("Done")
    #expect(try edited() == ["none false 1"])
  }

  @Test func `has its caret at its end, then at its start`() throws {
    let source = SwiftUISource(Address())
    let name = try #require(source.read().screen.elements.first)
    #expect(name.text?.caret == nil)
    for caret in [3, 0, 3] {
      #expect(source.carryOut(.activate(name.id, range: nil)).outcome == .handled)
      #expect(try source.read().screen[name.id]?.text?.caret == caret)
    }
  }
}
