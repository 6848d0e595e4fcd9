public import RotorCore

/// A saved screen as a source: it can be read, and handles nothing.
public final class SnapshotSource: Source {
  /// What was saved.
  public let snapshot: Snapshot
  private let reading: Reading

  /// Shows a snapshot.
  public init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    reading = snapshot.reading
  }

  /// Shows the snapshot in a file.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` where the file is no snapshot of a known version.
  public convenience init(_ file: ScreenFile) throws(SourceError) {
    self.init(try Snapshot(file))
  }

  /// The same screen and rotors each time.
  public func read() -> Reading { reading }

  /// Nothing happens on a saved screen.
  public func carryOut(_ request: Request) -> Response { .notHandled }
}
