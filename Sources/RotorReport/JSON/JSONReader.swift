import RotorCore

/// A JSON value and the path to it, so that what is missing can be named.
struct JSONReader {
  private let value: JSON
  private let path: String

  init(_ value: JSON, path: String = "") {
    self.value = value
    self.path = path
  }

  private func failure(_ expected: String) -> JSONError {
    .unexpected(path: path.isEmpty ? "the top" : path, expected: expected)
  }

  private func inner(_ value: JSON, _ key: String) -> JSONReader {
    JSONReader(value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// A member that must be there.
  func member(_ key: String) throws(JSONError) -> JSONReader {
    guard case .object = value else { throw failure("an object") }
    guard let found = value[key] else { throw inner(.null, key).failure("a value") }
    return inner(found, key)
  }

  /// A member that may be missing or null.
  func optional(_ key: String) throws(JSONError) -> JSONReader? {
    guard case .object = value else { throw failure("an object") }
    guard let found = value[key], found != .null else { return nil }
    return inner(found, key)
  }

  /// What each value of an array stands for.
  func map<Result>(
    _ transform: (JSONReader) throws(JSONError) -> Result
  ) throws(JSONError) -> [Result] {
    guard case .array(let values) = value else { throw failure("an array") }
    var results: [Result] = []
    results.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      results.append(try transform(inner(value, String(index))))
    }
    return results
  }

  func string() throws(JSONError) -> String {
    guard case .string(let text) = value else { throw failure("a text") }
    return text
  }

  func id() throws(JSONError) -> Screen.Element.ID {
    Screen.Element.ID(try string())
  }

  func integer() throws(JSONError) -> Int {
    guard case .integer(let number) = value else { throw failure("a whole number") }
    return number
  }

  func number() throws(JSONError) -> Double {
    switch value {
    case .integer(let number): return Double(number)
    case .number(let number): return number
    default: throw failure("a number")
    }
  }

  func bool() throws(JSONError) -> Bool {
    guard case .bool(let flag) = value else { throw failure("true or false") }
    return flag
  }

  /// A range that is written as its start and its end.
  func range() throws(JSONError) -> Range<Int> {
    let bounds = try map { bound throws(JSONError) in try bound.integer() }
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw failure("a range, its start and its end")
    }
    return bounds[0]..<bounds[1]
  }

  /// One of the words of a closed set.
  func word<Word: RawRepresentable<String>>(among words: [Word]) throws(JSONError) -> Word {
    guard case .string(let text) = value, let word = words.first(where: { $0.rawValue == text })
    else {
      throw failure("one of " + words.map { "'\($0.rawValue)'" }.joined(separator: ", "))
    }
    return word
  }
}
