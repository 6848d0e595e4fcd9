import RotorSwiftUI

extension SymbolRow {
  private static let people = SymbolPerson.all
  private static let name = "Marked"
  private static let resource: LocalizedStringResource = "Marked"

  /// The twenty forms of `accessibilityRotor`: four shapes with five kinds of name.
  static let rotors: [SymbolRow] = ofEntries + ofModels + ofModelsByID + ofRanges

  private static let ofEntries: [SymbolRow] = [
    .rotor(
      "accessibilityRotor(_: Text, entries: builder)", "iOS 15",
      SymbolPeople().accessibilityRotor(Text("Marked")) { entries }),
    .rotor(
      "accessibilityRotor(_: LocalizedStringKey, entries: builder)", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked") { entries }),
    .rotor(
      "accessibilityRotor(_: StringProtocol, entries: builder)", "iOS 15",
      SymbolPeople().accessibilityRotor(name) { entries }),
    .rotor(
      "accessibilityRotor(_: LocalizedStringResource, entries: builder)", "iOS 16",
      SymbolPeople().accessibilityRotor(resource) { entries }),
    .rotor(
      "accessibilityRotor(_: AccessibilitySystemRotor, entries: builder)", "iOS 15",
      called: "Headings", SymbolPeople().accessibilityRotor(.headings) { entries }),
  ]

  @AccessibilityRotorContentBuilder private static var entries: some AccessibilityRotorContent {
    ForEach(people) { AccessibilityRotorEntry($0.name, id: $0.id) }
  }

  private static let ofModels: [SymbolRow] = [
    .rotor(
      "accessibilityRotor(_: Text, entries:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor(Text("Marked"), entries: people, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringKey, entries:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor("Marked", entries: people, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: StringProtocol, entries:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor(name, entries: people, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringResource, entries:entryLabel:)", "iOS 16",
      SymbolPeople().accessibilityRotor(resource, entries: people, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: AccessibilitySystemRotor, entries:entryLabel:)", "iOS 15",
      called: "Links",
      SymbolPeople().accessibilityRotor(.links, entries: people, entryLabel: \.name)),
  ]

  private static let ofModelsByID: [SymbolRow] = [
    .rotor(
      "accessibilityRotor(_: Text, entries:entryID:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor(
        Text("Marked"), entries: people, entryID: \.number, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringKey, entries:entryID:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor(
        "Marked", entries: people, entryID: \.number, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: StringProtocol, entries:entryID:entryLabel:)", "iOS 15",
      SymbolPeople().accessibilityRotor(
        name, entries: people, entryID: \.number, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringResource, entries:entryID:entryLabel:)", "iOS 16",
      SymbolPeople().accessibilityRotor(
        resource, entries: people, entryID: \.number, entryLabel: \.name)),
    .rotor(
      "accessibilityRotor(_: AccessibilitySystemRotor, entries:entryID:entryLabel:)", "iOS 15",
      called: "Landmarks",
      SymbolPeople().accessibilityRotor(
        .landmarks, entries: people, entryID: \.number, entryLabel: \.name)),
  ]

  private static let ofRanges: [SymbolRow] = [
    .rotor(
      "accessibilityRotor(_: Text, textRanges:)", "iOS 15",
      SymbolText.view.accessibilityRotor(Text("Marked"), textRanges: SymbolText.ranges)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringKey, textRanges:)", "iOS 15",
      SymbolText.view.accessibilityRotor("Marked", textRanges: SymbolText.ranges)),
    .rotor(
      "accessibilityRotor(_: StringProtocol, textRanges:)", "iOS 15",
      SymbolText.view.accessibilityRotor(name, textRanges: SymbolText.ranges)),
    .rotor(
      "accessibilityRotor(_: LocalizedStringResource, textRanges:)", "iOS 16",
      SymbolText.view.accessibilityRotor(resource, textRanges: SymbolText.ranges)),
    .rotor(
      "accessibilityRotor(_: AccessibilitySystemRotor, textRanges:)", "iOS 15",
      called: "Bold Text",
      SymbolText.view.accessibilityRotor(.boldText, textRanges: SymbolText.ranges)),
  ]
}
