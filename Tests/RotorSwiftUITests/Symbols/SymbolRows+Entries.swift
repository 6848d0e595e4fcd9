import RotorSwiftUI

extension SymbolRow {
  private static let ada = "Ada"
  private static let adaRange = SymbolText.ranges[0]

  /// The nine initialisers of an entry.
  static let entryInitialisers: [SymbolRow] = [
    .rotor(
      "AccessibilityRotorEntry.init(_: Text, id:textRange:prepare:)", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") {
        AccessibilityRotorEntry(Text("Ada"), id: "Ada") {}
      }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: LocalizedStringKey, id:textRange:prepare:)", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") { AccessibilityRotorEntry("Ada", id: "Ada") },
      ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: StringProtocol, id:textRange:prepare:)", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") {
        AccessibilityRotorEntry(ada, id: "Ada", prepare: {})
      }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: Text, id:in:textRange:prepare:)", "iOS 15",
      SymbolTiedPeople { AccessibilityRotorEntry(Text("Ada"), id: "Ada", in: $0) }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: LocalizedStringKey, id:in:textRange:prepare:)", "iOS 15",
      SymbolTiedPeople { AccessibilityRotorEntry("Ada", id: "Ada", in: $0) {} }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: StringProtocol, _:in:textRange:prepare:)", "iOS 15",
      SymbolTiedPeople { AccessibilityRotorEntry(ada, "Ada", in: $0) {} }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: Text?, textRange:prepare:)", "iOS 15",
      SymbolText.view.accessibilityRotor("Marked") {
        AccessibilityRotorEntry(textRange: adaRange)
        AccessibilityRotorEntry(Text("Second"), textRange: SymbolText.ranges[1]) {}
      }),
    .rotor(
      "AccessibilityRotorEntry.init(_: LocalizedStringKey, textRange:prepare:)", "iOS 15",
      SymbolText.view.accessibilityRotor("Marked") {
        AccessibilityRotorEntry("First", textRange: adaRange) {}
      }, ["Ada"]),
    .rotor(
      "AccessibilityRotorEntry.init(_: StringProtocol, textRange:prepare:)", "iOS 15",
      SymbolText.view.accessibilityRotor("Marked") {
        AccessibilityRotorEntry(ada, textRange: adaRange) {}
      }, ["Ada"]),
  ]

  /// What content is built of.
  static let contents: [SymbolRow] = [
    .rotor(
      "accessibilityRotorEntry(id:in:)", "iOS 15",
      SymbolTiedPeople { space in
        ForEach(SymbolPerson.all) { AccessibilityRotorEntry($0.name, $0.name, in: space) }
      }),
    .rotor(
      "ForEach.init(_:id:content:) of entries", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") {
        ForEach(SymbolPerson.all, id: \.number) {
          AccessibilityRotorEntry($0.name, id: $0.number)
        }
      }),
    .rotor(
      "Group.init(content:) of entries", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") {
        Group {
          AccessibilityRotorEntry("Ada", id: 1)
          AccessibilityRotorEntry("Bob", id: 2)
        }
      }),
    .rotor(
      "AccessibilityRotorContentBuilder.buildIf", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") {
        ForEach(SymbolPerson.all) {
          if $0.number == 2 { AccessibilityRotorEntry($0.name, id: $0.id) }
        }
      }, ["Bob"]),
    .rotor(
      "AccessibilityRotorContentBuilder.buildEither of an if", "newer than iOS 17",
      SymbolPeople().accessibilityRotor("Marked") {
        ForEach(SymbolPerson.all) {
          if $0.number == 1 {
            AccessibilityRotorEntry($0.name, id: $0.id)
          } else {
            AccessibilityRotorEntry(Text($0.name), id: $0.number)
          }
        }
      }),
    .rotor(
      "AccessibilityRotorContentBuilder.buildEither of a switch", "newer than iOS 17",
      SymbolPeople().accessibilityRotor("Marked") {
        ForEach(SymbolPerson.all) {
          switch $0.number {
          case 1: AccessibilityRotorEntry($0.name, id: $0.id)
          case 2: AccessibilityRotorEntry(Text($0.name), id: $0.number)
          default: AccessibilityRotorEntry("Nobody", id: -1)
          }
        }
      }),
    .rotor(
      "AccessibilityRotorContent of the app's own", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") { Everyone() }),
  ]

  private struct Everyone: AccessibilityRotorContent {
    var body: some AccessibilityRotorContent {
      AccessibilityRotorEntry("Ada", id: 1)
      AccessibilityRotorEntry("Bob", id: 2)
    }
  }
}
