extension View {
  /// Adds a rotor named by a resource, with the entries that its content lists.
  ///
  /// Its entries are listed anew at every reading at which it is asked.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.named(Text(labelResource))) { $0.add(entries()) }
  }

  /// Adds a rotor named by a resource, with an entry for each of these, which lead to the views of their
  /// ids.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelResource))) { $0.add(entries, id: \.id, label: entryLabel) }
  }

  /// Adds a rotor named by a resource, with an entry for each of these, which lead to the views with the ids
  /// that a property gives.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    rotor(.named(Text(labelResource))) { $0.add(entries, id: entryID, label: entryLabel) }
  }

  /// Adds a rotor named by a resource, with an entry for each of these parts of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.named(Text(labelResource)), isOfRanges: true) { $0.add(textRanges) }
  }
}
