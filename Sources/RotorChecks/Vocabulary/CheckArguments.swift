/// What stands in the places of a form.
struct CheckArguments {
  /// The texts in quotation marks, in order.
  var texts: [String] = []
  var number = 0
  /// All the rest of the line.
  var rest = ""
  /// Where the last word of the form stands, from 0.
  var lastColumn = -1
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
