extension View {
  /// Adds a rotor named by a key, with the entries that its content lists.
  ///
  /// Its entries are listed anew at every reading at which it is asked.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(labelKey))) { $0.add(entries()) }
  }

  /// Adds a rotor named by a key, with an entry for each of these, which lead to the views of their
  /// ids.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelKey))) { $0.add(entries, id: \.id, label: entryLabel) }
  }

  /// Adds a rotor named by a key, with an entry for each of these, which lead to the views with the ids
  /// that a property gives.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelKey))) { $0.add(entries, id: entryID, label: entryLabel) }
  }

  /// Adds a rotor named by a key, with an entry for each of these parts of the view's text.
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.named(Text(labelKey)), isOfRanges: true) { $0.add(textRanges) }
  }
}
