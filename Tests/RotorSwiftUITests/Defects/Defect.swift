import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting

/// One way in which published rotors and actions of SwiftUI go wrong, as a small view, beside the
/// same view corrected.
struct Defect {
  /// The number of the defect in ``DefectKind``.
  let kind: String
  /// What the view does wrong.
  let name: String
  /// The rules that report it, exactly.
  let rules: Set<String>
  /// What is reported of the view as published.
  let published: () throws -> Set<String>
  /// What is reported of it corrected.
  let corrected: () throws -> Set<String>

  /// One that an audit reports; actions are tried and prepared stops are gone to.
  init<Published: View, Corrected: View>(
    _ kind: String, _ name: String, _ rules: Set<String>,
    published: @escaping () -> Published, corrected: @escaping () -> Corrected
  ) {
    self.kind = kind
    self.name = name
    self.rules = rules
    self.published = { try Defect.audit(published, in: nil) }
    self.corrected = { try Defect.audit(corrected, in: nil) }
  }

  /// One that shows only where the screen was read in a second language.
  init<Published: View, Corrected: View>(
    _ kind: String, _ name: String, _ rules: Set<String>, secondLanguage: String,
    published: @escaping () -> Published, corrected: @escaping () -> Corrected
  ) {
    self.kind = kind
    self.name = name
    self.rules = rules
    self.published = { try Defect.audit(published, in: secondLanguage) }
    self.corrected = { try Defect.audit(corrected, in: secondLanguage) }
  }

  private static func audit<Content: View>(
    _ view: @escaping () -> Content, in secondLanguage: String?
  ) throws -> Set<String> {
    let fresh = FreshSource { SwiftUISource(view(), language: "en") }
    var options = Audit.Options(freshSource: fresh)
    if let secondLanguage {
      options.otherCapture = try SwiftUISource(view(), language: secondLanguage).read()
    }
    return try Audit(options).run(SwiftUISource(view(), language: "en")).rules
  }
}
