/// What somebody wants to do: a verb and an object.
struct CheckTask: Hashable {
  let verb: String
  let object: String

  /// The words of the object in lower case.
  var words: [String] { CheckTask.words(of: object) }

  /// A text's words in lower case, without signs.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
