/// A range as JSON has it: its start and its end.
struct WrittenRange: Decodable {
  let value: Range<Int>

  init(from decoder: any Decoder) throws {
    let bounds = try decoder.singleValueContainer().decode([Whole].self).map(\.value)
    guard bounds.count == 2, bounds[0] <= bounds[1] else {
      throw JSONError.unexpected(at: decoder.codingPath, "a range, its start and its end")
    }
    value = bounds[0]..<bounds[1]
  }
}
