import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import SwiftUIStandIn

/// What can be chosen in a picker.
@Suite struct `A picker` {
  struct Fruit: Identifiable {
    let id: Int
    let name: String
  }

  enum Tag: Hashable {
    case number(Int)
    case optional(Int?)
    case word(String)
  }

  struct Choosing<Value: Hashable>: View {
    @State var choice: Value
    let tags: [Tag]

    var body: some View {
      Picker("Choice", selection: $choice) {
        ForEach(tags.indices, id: \.self) { index in
          switch tags[index] {
          case .number(let number): Text("Number").tag(number)
          case .optional(let number): Text("Perhaps").tag(number)
          case .word(let word): Text("Word").tag(word)
          }
        }
      }
      .pickerStyle(.inline)
    }
  }

  struct Market: View {
    @State private var choice = 2
    let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")]

    var body: some View {
      Picker("Fruit", selection: $choice) {
        Section("Ripe") {
          ForEach(fruits) { fruit in
            HStack {
              Text(fruit.name)
              Text("\(fruit.id) left")
            }
          }
        }
        Text("None").tag(0)
        Text("Untagged")
      }
    }
  }

  /// Which of the choices can be chosen, and which is chosen.
  private func choices<Value: Hashable>(_ choice: Value, _ tags: [Tag]) throws -> String {
    let screen = try SwiftUISource(Choosing(choice: choice, tags: tags)).read().screen
    return screen.elements.dropFirst().map { element in
      element.traits.contains(.selected) ? "chosen" : element.traits == .button ? "open" : "text"
    }.joined(separator: " ")
  }

  @Test func `has the tags of its type`() throws {
    let tags: [Tag] = [.number(1), .optional(1), .optional(nil), .word("1"), .number(2)]
    #expect(try choices(1, tags) == "chosen text text text open")
    #expect(try choices(Int?.some(1), tags) == "chosen chosen open text open")
    #expect(try choices(Int?.none, tags) == "open open chosen text open")
    #expect(try choices("1", tags) == "text text text chosen text")
    #expect(try choices(7, tags) == "open text text text open")
  }

  @Test func `has the ids of its elements as tags, and reads what has none`() {
    expectTranscript(
      on: SwiftUISource(Market()),
      """
      double tap → Ripe. Heading.
      swipe right → Apple, 1 left. Button.
      swipe right → Selected: Pear, 2 left. Button.
      swipe right → None. Button.
      swipe right → Untagged
      swipe left → None. Button.
      double tap → Fruit: None. Button.
      """)
  }

  @Test func `of a navigation goes to its choices, and back when one is chosen`() {
    expectTranscript(
      on: SwiftUISource(NavigationStack { Market().pickerStyle(.navigationLink) }),
      """
      double tap → Back Button.
      swipe right → Fruit
      swipe right → Ripe. Heading.
      swipe right → Apple, 1 left. Button.
      double tap → Fruit: Apple, 1 left. Button.
      """)
  }

  @Test func `says no value when nothing is chosen`() {
    expectTranscript(
      on: SwiftUISource(
        VStack {
          Text("Start")
          Picker("Fruit", selection: .constant(7)) { Text("None").tag(0) }
        }),
      "swipe right → Fruit. Button.")
  }
}
