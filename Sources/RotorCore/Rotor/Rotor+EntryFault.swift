extension Rotor {
  /// What is wrong with one entry of a rotor that names its targets by id, as SwiftUI's do.
  public struct EntryFault: Sendable, Hashable {
    /// What is wrong.
    public var kind: Kind
    /// What the entry is called.
    public var entry: String
    /// The id by which it names its target, as text.
    public var id: String
    /// The stop that the rotor answers for the entry; nil when it answers none.
    public var stop: Stop?
    /// Whether it is so; false when what cannot be seen may put it right.
    public var isCertain: Bool

    /// Makes a fault.
    public init(
      _ kind: Kind, entry: String, id: String, stop: Stop? = nil, isCertain: Bool = true
    ) {
      self.kind = kind
      self.entry = entry
      self.id = id
      self.stop = stop
      self.isCertain = isCertain
    }

    /// What can be wrong with an entry.
    public enum Kind: String, Sendable, CaseIterable {
      /// Nothing has its id (documented: it must be the id of a view in the scroll view).
      case withoutTarget
      /// Another entry has the same id, so one of the two cannot be told apart from it.
      case duplicateID
      /// It has a namespace, in which no view carries its id (documented that one must).
      case untaggedNamespace
      /// It has a namespace and no closure that brings its view onto the screen, where the view is
      /// not always there (documented that the app has to).
      case needsPrepare
    }
  }
}
