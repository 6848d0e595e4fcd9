/// What an entry of a rotor names: two of the same name lead to the same place.
struct EntryName: Hashable {
  private let id: AnyHashable?
  private let namespace: Namespace.ID?
  private let range: Range<String.Index>?

  init(_ entry: RotorEntry) {
    id = entry.id
    namespace = entry.namespace
    range = entry.textRange
  }
}
