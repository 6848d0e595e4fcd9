/// What stands in the places of a form.
struct CheckArguments {
  /// The texts in quotation marks, in order.
  var texts: [String] = []
  var number = 0
  /// All the rest of the line, and where it begins, from 0.
  var rest = ""
  var restColumn = 0
  /// What is spoken of.
  var target = Target(words: "", isQuoted: false, column: 0)
  var rotor = ""

  /// A name, selector or label as it stands in a line.
  struct Target: Hashable {
    var words: String
    var isQuoted: Bool
    /// From 0.
    var column: Int
  }

  mutating func add(_ part: CheckForm.Part, _ words: String, isQuoted: Bool, at column: Int) {
    if part == .name {
      target = Target(words: words, isQuoted: isQuoted, column: column)
    } else {
      rotor = words
    }
  }
}
