public import RotorCore
public import RotorReport

/// One thing that an audit looks for.
///
/// Its id never changes. A rule that lacks what it needs is not applicable, which is not the same
/// as passed.
public struct Rule: Sendable {
  /// The id, by which it is named in reports and settings.
  public let id: String
  /// How bad it is when the rule fails.
  public let severity: Finding.Severity
  /// Its name in each language.
  public let title: Wording
  /// When it fails, in one sentence.
  public let what: String
  /// Whom it troubles and how.
  public let why: String
  /// What to do when it fails, as a sentence without a full stop.
  public let fix: String
  /// What it needs beside the screen; nil when it can always be asked.
  public let needs: String?
  let check: Check

  /// What a rule is asked about.
  enum Check: Sendable {
    case rotor(@Sendable (RotorSubject) -> Verdict)
    case screen(@Sendable (ScreenSubject) -> Verdict)
    /// Nothing that an audit can do: a test changes, measures or drops something.
    case test
  }

  /// What a rule answers.
  enum Verdict: Sendable {
    case issues([Issue])
    case notApplicable(String)

    static let passed = Verdict.issues([])
  }

  /// One thing that is wrong, before the rule's own id and severity are added.
  struct Issue: Sendable {
    var message: String
    var element: Screen.Element.ID?
    var range: Range<Int>?
    var certainty = Finding.Certainty.certain
  }

  /// The rule of that id; nil when there is none.
  public init?(id: String) {
    guard let rule = Rule.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  init(
    _ id: String, _ severity: Finding.Severity, title: Wording, what: String, why: String,
    fix: String, needs: String? = nil, check: Check
  ) {
    self.id = id
    self.severity = severity
    self.title = title
    self.what = what
    self.why = why
    self.fix = fix
    self.needs = needs
    self.check = check
  }

  /// A finding that someone else made out, such as a test.
  ///
  /// - Parameter fix: what to do about it; nil for what the rule says.
  package func finding(
    _ message: String, screen: String, rotor: String?, element: Screen.Element.ID? = nil,
    fix: String? = nil
  ) -> Finding {
    var finding = finding(Issue(message: message, element: element), screen: screen, rotor: rotor)
    if let fix { finding.fix = fix }
    return finding
  }

  func finding(_ issue: Issue, screen: String, rotor: String?) -> Finding {
    Finding(
      rule: id, severity: severity, certainty: issue.certainty, message: issue.message,
      place: Finding.Place(
        screen: screen, rotor: rotor, element: issue.element, range: issue.range),
      fix: fix)
  }
}
