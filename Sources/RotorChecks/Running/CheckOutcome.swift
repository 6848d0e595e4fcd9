/// What came of an expectation.
enum CheckOutcome {
  case passed
  /// Why, and the line to write when what was found is right.
  case failed(String, found: String? = nil)
  case notTested(String)

  /// Passed when something is so, failed otherwise.
  static func expect(
    _ isSo: Bool, _ reason: @autoclosure () -> String, found: @autoclosure () -> String? = nil
  ) -> CheckOutcome {
    isSo ? .passed : .failed(reason(), found: found())
  }
}
