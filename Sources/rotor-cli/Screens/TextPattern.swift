struct TextPattern {
  init(_ p: String) throws {}; func ranges(in t: String) throws -> [Range<Int>] { [] }
}
