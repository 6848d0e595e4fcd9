/// One row of what others observed or documented: an input and what comes of it.
struct ReferenceRow: Sendable {
  /// What the row means for this target.
  enum Kind: Sendable {
    /// Rotor has to meet it: the check says whether it does.
    case ours(@Sendable () throws -> Bool)
    /// It will be met elsewhere; why it cannot be met here.
    case notYet(String)
    /// It is another product's behaviour; why Rotor differs.
    case notOurs(String)
  }

  /// The section's letter and the row's number.
  let id: String
  let kind: Kind

  /// The section's letter.
  var section: String { String(id.prefix(1)) }

  /// A row that Rotor has to meet.
  static func ours(_ id: String, _ isMet: @escaping @Sendable () throws -> Bool) -> ReferenceRow {
    ReferenceRow(id: id, kind: .ours(isMet))
  }
}
