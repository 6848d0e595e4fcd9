import RotorCore

extension Snapshot {
  /// Reads a snapshot.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` with the line, the path and what was expected.
  /// - Complexity: O(n)
  public init(_ file: ScreenFile) throws(SourceError) {
    self = try JSONDocument.read(file) { try SnapshotReader($0).snapshot() }
  }

  /// The snapshot as JSON: the same bytes for the same snapshot, in lines for people and diffs.
  ///
  /// Numbers that are not finite, and levels that are none, are left out. O(n).
  public func json() -> [UInt8] {
    SnapshotWriter(self).bytes()
  }
}

extension JSONDocument {
  /// Parses a file and reads it; what is wrong becomes one sentence with its place.
  static func read<Result>(
    _ file: ScreenFile, _ body: (JSONDocument) throws -> Result
  ) throws(SourceError) -> Result {
    let document: JSONDocument
    do {
      document = try JSONDocument(file.bytes)
    } catch {
      throw SourceError(error, in: file.name, bytes: file.bytes)
    }
    do {
      return try body(document)
    } catch let problem as JSONProblem {
      throw SourceError(
        problem, in: file.name, bytes: file.bytes, path: document.path(to: problem.offset))
    } catch {
      throw .unreadable("\(file.name): \(error)")
    }
  }
}
