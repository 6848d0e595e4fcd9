/// A JSON value that is to be written.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Keys and values in the order in which they are written.
  case object([Member])

  /// A key and its value.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// A whole number.
  static func whole(_ number: Int) -> JSONValue { .number(String(number)) }

  /// A number; one that is not finite cannot be written and becomes null.
  static func number(_ number: Double) -> JSONValue {
    guard number.isFinite else { return .null }
    if abs(number) < 1e15, let whole = Int(exactly: number) { return .number(String(whole)) }
    return .number(String(number))
  }

  /// Numbers in an array.
  static func numbers(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }

  /// Strings in an array.
  static func strings(_ strings: [String]) -> JSONValue { .array(strings.map { .string($0) }) }

  /// A range as `[start, end]`.
  static func range(_ range: Range<Int>) -> JSONValue {
    .array([.whole(range.lowerBound), .whole(range.upperBound)])
  }

  /// What was read; it recurses as deep as the parser lets a text be.
  init(_ node: JSONNode) {
    switch node.kind {
    case .null: self = .null
    case .yes: self = .bool(true)
    case .no: self = .bool(false)
    case .number: self = .number(node.text)
    case .string, .escapedString: self = .string(node.text)
    case .array: self = .array(node.elements.map { JSONValue($0) })
    case .object:
      self = .object(node.members.map { Member(key: $0.key.text, value: JSONValue($0.value)) })
    }
  }
}
