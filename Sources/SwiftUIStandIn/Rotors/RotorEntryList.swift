/// Gathers the entries of a rotor.
package final class RotorEntryList {
  /// The most entries that a rotor can have.
  static let most = 1_000_000
  /// The deepest that content of the app's own can be nested.
  private static let deepest = 500

  package private(set) var entries: [RotorEntry] = []
  let environment: EnvironmentValues
  private var depth = 0

  package init(_ environment: EnvironmentValues) { self.environment = environment }

  func add(_ entry: RotorEntry) {
    if entries.count < RotorEntryList.most { entries.append(entry) }
  }

  /// Adds what content lists.
  package func add<Content: AccessibilityRotorContent>(_ content: Content) {
    guard depth < RotorEntryList.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    if Content.Body.self == Never.self {
      (content as? any PrimitiveRotorContent)?.list(self)
    } else {
      add(content.body)
    }
  }
}
