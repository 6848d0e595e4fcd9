import RotorCore
import RotorSwiftUI

extension SymbolRow {
  /// Every symbol of SwiftUI that rotors and actions are made of.
  static let all: [SymbolRow] =
    rotors + entryInitialisers + contents + systemRotors + scrolling + actions + words + structure

  /// The kinds of VoiceOver's own rotors.
  static let systemRotors: [SymbolRow] = [
    .system("links(visited: Bool)", .links(visited: true), .visitedLinks),
    .system("links", .links, .links),
    .system("headings(level:)", .headings(level: .h3), Rotor.Kind.headings(level: 3)),
    .system("headings", .headings, .headings),
    .system("boldText", .boldText, .boldText),
    .system("italicText", .italicText, .italicText),
    .system("underlineText", .underlineText, .underlinedText),
    .system("misspelledWords", .misspelledWords, .misspelledWords),
    .system("images", .images, .images),
    .system("textFields", .textFields, .textFields),
    .system("tables", .tables, .tables),
    .system("lists", .lists, .lists),
    .system("landmarks", .landmarks, .landmarks),
  ]

  private static func system(
    _ name: String, _ rotor: AccessibilitySystemRotor, _ kind: Rotor.Kind?
  ) -> SymbolRow {
    here("AccessibilitySystemRotor.\(name)", "iOS 15") {
      let people = SymbolPeople().accessibilityRotor(
        rotor, entries: SymbolPerson.all, entryLabel: \.name)
      return try SwiftUISource(people).read().rotors.first?.title.kind == kind
    }
  }

  private static let scrolling: [SymbolRow] = [
    .rotor("Namespace, ScrollViewReader, scrollTo(_:anchor:)", "iOS 14", Far(), ["Row 90"])
  ]

  private struct Far: View {
    @Namespace private var space

    var body: some View {
      ScrollViewReader { proxy in
        List(0..<100) { number in
          Text("Row \(number)").accessibilityRotorEntry(id: number, in: space)
        }
        .accessibilityRotor("Marked") {
          AccessibilityRotorEntry("Row 90", id: 90, in: space) { proxy.scrollTo(90, anchor: .top) }
        }
      }
    }
  }
}
