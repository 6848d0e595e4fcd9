/// What a snapshot holds that this version does not know: kept, so that writing it again loses
/// nothing.
struct KeptKeys: Hashable, Sendable {
  /// Keys and values by the path of the object in which they stand; the path of the whole is "".
  private var members: [String: [JSONValue.Member]] = [:]

  /// Whether there is nothing, which spares writing paths.
  var isEmpty: Bool { members.isEmpty }

  mutating func keep(_ key: String, _ value: JSONValue, at path: String) {
    members[path, default: []].append(JSONValue.Member(key: key, value: value))
  }

  subscript(path: String) -> [JSONValue.Member] { members[path] ?? [] }
}
