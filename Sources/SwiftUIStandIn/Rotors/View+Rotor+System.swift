extension View {
  /// Adds a rotor of a kind that VoiceOver has of itself, which it replaces, with the entries that its content lists.
  ///
  /// Its entries are listed anew at every reading at which it is asked.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.system(systemRotor)) { $0.add(entries()) }
  }

  /// Adds a rotor of a kind that VoiceOver has of itself, which it replaces, with an entry for each of these, which lead to the views of their
  /// ids.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.system(systemRotor)) { $0.add(entries, id: \.id, label: entryLabel) }
  }

  /// Adds a rotor of a kind that VoiceOver has of itself, which it replaces, with an entry for each of these, which lead to the views with the ids
  /// that a property gives.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.system(systemRotor)) { $0.add(entries, id: entryID, label: entryLabel) }
  }

  /// Adds a rotor of a kind that VoiceOver has of itself, which it replaces, with an entry for each of these parts of the view's text.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.system(systemRotor), isOfRanges: true) { $0.add(textRanges) }
  }
}
