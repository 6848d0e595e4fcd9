import Foundation
public import Testing

/// A page that is written from what the tests know.
public enum RecordedPage {
  /// Expects that a file of the package is this text; with `RECORD` in the environment it is written anew
  /// first.
  public static func expect(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = Article.root.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "run the tests once with RECORD=1 in the environment to write it anew",
      sourceLocation: sourceLocation)
  }
}
