import Testing

/// One way in which published rotors go wrong, as a small screen, beside the same screen corrected.
struct Defect: Sendable {
  /// The number of the defect in ``DefectKind``.
  let kind: Int
  /// What the search does wrong.
  let name: String
  /// The rules that report it, exactly.
  let rules: Set<String>
  /// What is reported of the screen as published.
  let published: @MainActor () async throws -> Set<String>
  /// What is reported of it corrected.
  let corrected: @MainActor () async throws -> Set<String>

  init(
    _ kind: Int, _ name: String, _ rules: Set<String>,
    published: @escaping @MainActor () async throws -> Set<String>,
    corrected: @escaping @MainActor () async throws -> Set<String>
  ) {
    self.kind = kind
    self.name = name
    self.rules = rules
    self.published = published
    self.corrected = corrected
  }
}
