extension Decoder {
  /// One of the words of a closed set.
  func word<Word: RawRepresentable<String>>(among words: some Sequence<Word>) throws -> Word {
    let text = try? singleValueContainer().decode(String.self)
    guard let word = words.first(where: { $0.rawValue == text }) else {
      let list = words.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw JSONError.unexpected(at: codingPath, "one of \(list)")
    }
    return word
  }
}
