/// A whole number in JSON, told apart from others by its path.
package struct Whole: Decodable {
  package let value: Int

  package init(from decoder: any Decoder) throws {
    guard let value = try? decoder.singleValueContainer().decode(Int.self) else {
      throw JSONError.unexpected(at: decoder.codingPath, "a whole number")
    }
    self.value = value
  }
}
