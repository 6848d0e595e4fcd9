/// What is wrong with a JSON text, and at which byte.
///
/// It becomes a ``SourceError`` where the name of the input is known.
struct JSONProblem: Error, Hashable {
  /// The byte at which it was noticed.
  var offset: Int
  /// What was expected and what was found.
  var message: String
}
