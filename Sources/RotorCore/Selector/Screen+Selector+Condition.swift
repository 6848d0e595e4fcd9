extension Screen.Selector {
  /// What must hold for a node.
  public enum Condition: Sendable, Hashable {
    /// Its identifier, or its id when it has no identifier, is this.
    case identifier(String)
    /// One of the words of its attribute `class` is this.
    case `class`(String)
    /// It has an attribute, with a value that fits.
    ///
    /// The names, in this order: `label`, `value`, `hint` (absent when empty), `level`,
    /// `language`, `identifier`, `id`, `role`; then the source's own attributes; then traits and
    /// states: UIKit's names such as `selected` or `adjustable`, and `disabled`, `enabled`,
    /// `editing`, `expanded`, `collapsed`, `modal`, `hidden`. A state is `true` or `false`, and
    /// without a value means `true`; `expanded` and `collapsed` are absent on what does not fold.
    case attribute(String, Match?)
    /// No alternative means it.
    case not(Screen.Selector)
    /// One of the alternatives means it.
    case `is`(Screen.Selector)
    /// One of the alternatives means something inside it.
    case has(Screen.Selector)
  }

  /// How the value of an attribute is compared.
  public struct Match: Sendable, Hashable {
    /// The kind of comparison.
    public let comparison: Comparison
    /// What it is compared with.
    public let value: String
    /// Whether upper and lower case are the same, in every script.
    public let ignoresCase: Bool

    /// Makes a comparison.
    public init(_ comparison: Comparison, _ value: String, ignoresCase: Bool = false) {
      self.comparison = comparison
      self.value = value
      self.ignoresCase = ignoresCase
    }
  }

  /// A kind of comparison, by its sign.
  public enum Comparison: String, Sendable, CaseIterable {
    /// The whole value.
    case equals = "="
    /// One of the words between white space; never an empty one.
    case includes = "~="
    /// The beginning; never an empty one.
    case begins = "^="
    /// The end; never an empty one.
    case ends = "$="
    /// Any part; never an empty one.
    case contains = "*="
  }
}
