extension View {
  /// Adds a rotor named by a string, with the entries that its content lists.
  ///
  /// Its entries are listed anew at every reading at which it is asked.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent, L: StringProtocol>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(label))) { $0.add(entries()) }
  }

  /// Adds a rotor named by a string, with an entry for each of these, which lead to the views of their
  /// ids.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable, L: StringProtocol>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label))) { $0.add(entries, id: \.id, label: entryLabel) }
  }

  /// Adds a rotor named by a string, with an entry for each of these, which lead to the views with the ids
  /// that a property gives.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable, L: StringProtocol>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(label))) { $0.add(entries, id: entryID, label: entryLabel) }
  }

  /// Adds a rotor named by a string, with an entry for each of these parts of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.named(Text(label)), isOfRanges: true) { $0.add(textRanges) }
  }
}
