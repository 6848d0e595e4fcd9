import RotorUIKit

/// One of the symbols that rotor code uses, and where it stands.
struct SymbolRow {
  let name: String
  /// Since when Apple's platforms have it.
  let since: String
  let status: Status

  /// Whether the symbol is here.
  enum Status {
    /// It is; the closure uses it and answers whether it did what it should.
    case here(() -> Bool)
    /// It is not, for the reason given.
    case leftOut(String)
  }

  static func here(_ name: String, _ since: String, _ proof: @escaping () -> Bool) -> SymbolRow {
    SymbolRow(name: name, since: since, status: .here(proof))
  }

  static func leftOut(_ name: String, _ since: String, _ reason: String) -> SymbolRow {
    SymbolRow(name: name, since: since, status: .leftOut(reason))
  }
}
