extension View {
  /// Adds a rotor named by a text, with the entries that its content lists.
  ///
  /// Its entries are listed anew at every reading at which it is asked.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(label)) { $0.add(entries()) }
  }

  /// Adds a rotor named by a text, with an entry for each of these, which lead to the views of their
  /// ids.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(label)) { $0.add(entries, id: \.id, label: entryLabel) }
  }

  /// Adds a rotor named by a text, with an entry for each of these, which lead to the views with the ids
  /// that a property gives.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(label)) { $0.add(entries, id: entryID, label: entryLabel) }
  }

  /// Adds a rotor named by a text, with an entry for each of these parts of the view's text.
  public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.named(label), isOfRanges: true) { $0.add(textRanges) }
  }
}
