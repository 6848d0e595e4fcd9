/// Why an input gives no screen: the sentence says what, where and what was expected.
public enum SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The input is missing, cannot be read, or is not what it should be; a command ends with 65.
  case unreadable(String)
  /// Something that would be needed to read it is not there; a command ends with 69.
  case unavailable(String)

  /// The sentence, which begins with the name of the input.
  public var description: String {
    switch self {
    case .unreadable(let problem), .unavailable(let problem): problem
    }
  }

  /// The status with which a command ends that has no other input left.
  public var exitStatus: Int32 {
    switch self {
    case .unreadable: 65
    case .unavailable: 69
    }
  }
}

extension SourceError {
  /// Names the input, the line and, inside a document, the path of what is wrong.
  init(_ problem: JSONProblem, in name: String, bytes: [UInt8], path: String = "") {
    let place = TextPlace(problem.offset, in: bytes)
    let inside = path.isEmpty ? "" : ", \(path)"
    self = .unreadable("\(name), \(place)\(inside): \(problem.message)")
  }
}
