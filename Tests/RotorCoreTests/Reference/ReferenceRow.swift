/// One row of the table of what other products say, order and visit.
struct ReferenceRow: Sendable {
  /// The row's number; its first letter is the section.
  let id: String
  let status: Status

  /// Whether the row is ours to meet.
  enum Status: Sendable {
    /// It is; the closure answers whether it is met, or throws what was found instead.
    case ours(@Sendable () throws -> Bool)
    /// It is, and the tests of the named target meet it.
    case elsewhere(String)
    /// It is not: it states what another product does, for the reason given.
    case notOurs(String)
  }

  var section: String { String(id.prefix(1)) }

  static func ours(_ id: String, _ isMet: @escaping @Sendable () throws -> Bool) -> ReferenceRow {
    ReferenceRow(id: id, status: .ours(isMet))
  }

  static func elsewhere(_ id: String, _ target: String) -> ReferenceRow {
    ReferenceRow(id: id, status: .elsewhere(target))
  }

  static func notOurs(_ id: String, _ reason: String) -> ReferenceRow {
    ReferenceRow(id: id, status: .notOurs(reason))
  }
}

/// What a row found instead of what it expects.
struct Mismatch: Error, CustomStringConvertible {
  let description: String

  /// Throws when the two differ; true when they are the same.
  static func check<Value: Equatable>(_ found: Value, _ expected: Value) throws -> Bool {
    guard found == expected else {
      throw Mismatch(description: "expected \(expected), found \(found)")
    }
    return true
  }
}
