import RotorReport

/// What a person's line is as an object.
struct JSONRequest: Decodable {
  let gesture: String?
  let command: String?
  let text: String?
  let number: Whole?

  /// What is said of an object that is neither.
  static let expected = "expected an object with 'gesture' or 'command'"
}
