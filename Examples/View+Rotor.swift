import RotorSwiftUI

extension View {
  /// Offers a rotor over some views by their ids, only while there are any.
  ///
  /// A rotor without entries would stay among the others and lead nowhere. When the first entry comes
  /// or the last one goes, the `if` makes another view of what it stands on: a screen on which that
  /// happens while somebody is there says what is focused, with `@AccessibilityFocusState`.
  @ViewBuilder func rotor<Entry: Identifiable>(
    _ name: LocalizedStringKey, whileAny entries: [Entry], label: KeyPath<Entry, String>
  ) -> some View {
    if entries.isEmpty {
      self
    } else {
      accessibilityRotor(name, entries: entries, entryLabel: label)
    }
  }
}
