import RotorReport

extension Report.Screen {
  /// The ids of the rules that found anything, each once.
  var rules: Set<String> { Set(allFindings.map(\.rule)) }
}
