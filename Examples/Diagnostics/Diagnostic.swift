/// What a compiler says of a line.
nonisolated struct Diagnostic {
  enum Kind: CaseIterable {
    case error, warning

    /// What its rotor is called.
    var rotor: String { self == .error ? "Errors" : "Warnings" }
  }

  let kind: Kind
  /// The line in the code, from 0.
  let line: Int

  static let code = """
    import Foundation
    func area(of sides: [Double]) -> Double {
      var total = 1
      for side in sides { total *= side }
      return totl
    }
    let unused = area(of: [2, 3])
    print(area(of: ["two"]))
    """

  static let samples = [
    Diagnostic(kind: .warning, line: 0), Diagnostic(kind: .error, line: 3),
    Diagnostic(kind: .error, line: 4), Diagnostic(kind: .warning, line: 6),
    Diagnostic(kind: .error, line: 7),
  ]
}
