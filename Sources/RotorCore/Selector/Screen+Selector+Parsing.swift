extension Screen.Selector {
  /// Reads a selector.
  ///
  /// - Throws: a ``NotationError`` with the column, what was expected and what stands there; also
  ///   above 10,000 characters and brackets nested more than 64 deep.
  public init(parsing text: String) throws(NotationError) {
    var parser = SelectorParser(
      try NotationScanner(text, .selector, limit: SelectorParser.longest))
    self = try parser.whole()
  }
}
