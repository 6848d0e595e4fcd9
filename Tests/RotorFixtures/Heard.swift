import Synchronization
import Testing

/// What a failing expectation says, gathered from the issues that it records; none of them fails
/// the test.
public final class Heard: Sendable {
  private let issues = Mutex<[(text: String, line: Int?)]>([])

  /// The texts of the issues that a body records.
  public static func texts(_ body: () throws -> Void) rethrows -> [String] {
    try Heard().gather(body).map(\.text)
  }

  /// The texts of the issues that an asynchronous body records.
  public static func texts(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [String] {
    let heard = Heard()
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: {
      heard.note($0)
    }
    return heard.issues.withLock { $0.map(\.text) }
  }

  /// The lines of this kind of file on which a body records issues.
  public static func lines(_ body: () throws -> Void) rethrows -> [Int?] {
    try Heard().gather(body).map(\.line)
  }

  private func gather(_ body: () throws -> Void) rethrows -> [(text: String, line: Int?)] {
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: {
      self.note($0)
    }
    return issues.withLock { $0 }
  }

  /// One that says nothing, as an error that was thrown, is told as Swift Testing describes it.
  private func note(_ issue: Issue) -> Bool {
    let said = issue.comments.map(\.rawValue).joined(separator: "\n")
    let text = issue.comments.isEmpty ? String(describing: issue) : said
    issues.withLock { $0.append((text, issue.sourceLocation?.line)) }
    return true
  }
}
