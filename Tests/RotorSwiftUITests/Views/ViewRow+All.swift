extension ViewRow {
  /// The rows of every part, in the order in which the table shows them.
  static let all: [ViewRow] =
    shown + controls + values + pickers + fields + groups + containers
}
