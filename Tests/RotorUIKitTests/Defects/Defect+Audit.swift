import RotorAudit
import RotorUIKit

extension Defect {
  /// One that an audit of the screen reports.
  static func audited(
    _ kind: Int, _ name: String, _ rules: Set<String>,
    published: @escaping @MainActor () throws -> UIViewController,
    corrected: @escaping @MainActor () throws -> UIViewController
  ) -> Defect {
    Defect(
      kind, name, rules, published: { try Reported.byAudit(ViewSource(published())) },
      corrected: { try Reported.byAudit(ViewSource(corrected())) })
  }
}
