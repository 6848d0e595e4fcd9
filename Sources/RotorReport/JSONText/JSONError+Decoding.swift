extension JSONError {
  /// Something else was expected at the end of those keys.
  static func unexpected(at keys: [any CodingKey], _ expected: String) -> JSONError {
    let path = keys.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return .unexpected(path: path.isEmpty ? top : path.joined(separator: "."), expected: expected)
  }

  /// What a decoder found, in the words of this package.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .unexpected(at: context.codingPath + [key], "a value")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .unexpected(at: context.codingPath, JSONError.name(of: type))
    case .dataCorrupted(let context):
      self = .syntax(context.debugDescription)
    @unknown default:
      self = .syntax("\(error)")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    // The decoder asks for these by types of its own.
    case _ where "\(type)".hasPrefix("Array"): "an array"
    case _ where "\(type)".hasPrefix("Dictionary"): "an object"
    default: "another kind of value"
    }
  }
}
