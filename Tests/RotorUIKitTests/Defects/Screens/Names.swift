import RotorAudit
import RotorUIKit

/// 13 and 21: names that say nothing, or not in every language.
enum Names {
  static let defects: [Defect] = [
    Defect(
      13, "has one name in all languages", ["rotor-name-unlocalised"],
      published: { try translated { _ in "Grains" } },
      corrected: { try translated { $0 == "de" ? "Getreide" : "Grains" } }),
    .audited(
      21, "stops at elements that are all called the same", ["rotor-duplicate-label"],
      published: { Board.offering("Grains", ["Item", "Item", "Item"]) { $0.neighbour($1) } },
      corrected: { Board.offering { $0.neighbour($1) } }),
  ]

  private static func translated(_ name: @escaping (String) -> String) throws -> Set<String> {
    let board = { language in Board.offering(name(language)) { $0.neighbour($1) } }
    let german = try ViewSource(board("de"), language: "de").read()
    return try Reported.byAudit(
      ViewSource(board("en"), language: "en"), Audit.Options(otherCapture: german))
  }
}
