extension BugReport {
  /// Every report that says enough for a test, rotors first.
  static let all = rotors + swipeActions + actions
}
