import RotorSwiftUI

/// Someone whom rows and entries are about.
struct SymbolPerson: Identifiable {
  let name: String
  let number: Int
  var id: String { name }

  static let all = [SymbolPerson(name: "Ada", number: 1), SymbolPerson(name: "Bob", number: 2)]
}

/// Rows of people in a scroll view, known by name and by number.
struct SymbolPeople: View {
  var body: some View {
    ScrollView {
      Text("People")
      ForEach(SymbolPerson.all) { person in Text(person.name).id(person.number) }
    }
  }
}

/// The same, tied to entries of a rotor by name.
struct SymbolTiedPeople<Entries: AccessibilityRotorContent>: View {
  @Namespace private var space
  private let entries: (Namespace.ID) -> Entries

  init(@AccessibilityRotorContentBuilder _ entries: @escaping (Namespace.ID) -> Entries) {
    self.entries = entries
  }

  var body: some View {
    VStack {
      Text("People")
      ForEach(SymbolPerson.all) { person in
        Text(person.name).accessibilityRotorEntry(id: person.name, in: space)
      }
    }
    .accessibilityRotor("Marked") { entries(space) }
  }
}

/// A text of which both names are parts.
enum SymbolText {
  static let words = "Ada and Bob"
  static let ranges = words.ranges(of: "Ada") + words.ranges(of: "Bob")
  static var view: Text { Text(verbatim: words) }
}

/// A form that is deprecated is called by a member that is, through a requirement that is not.
protocol SymbolDeprecated {
  associatedtype Shown: View
  var view: Shown { get }
}

/// `accessibility(addTraits:)`.
struct SymbolDeprecatedTraits: SymbolDeprecated {
  @available(*, deprecated)
  var view: some View { Text("A").accessibility(addTraits: .isHeader) }
}

extension SymbolDeprecated {
  /// What it shows.
  var form: some View { view }
}
