/// A screen that AccessibilitySnapshot wrote as JSON: its hierarchy of containers and elements, or
/// its flat list of elements.
///
/// What becomes what: `Documentation/accessibility-snapshot.md`.
public struct AccessibilitySnapshotModel: Sendable {
  /// The screen and its rotors.
  public let snapshot: Snapshot

  /// Reads a model.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` with the line, the path and what was expected.
  /// - Complexity: O(n)
  public init(_ file: ScreenFile) throws(SourceError) {
    snapshot = try JSONDocument.read(file) { document in
      try ModelReader(document, name: file.name).snapshot()
    }
  }

  /// The source that shows it.
  public var source: SnapshotSource { SnapshotSource(snapshot) }
}
