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

  /// The same, with the rotors that many places further down the list.
  func movingRotors(by shift: Int) -> KeptKeys {
    guard shift > 0, !isEmpty else { return self }
    var moved = KeptKeys()
    for (path, members) in members {
      var parts = path.split(separator: ".", maxSplits: 2).map(String.init)
      if parts.count > 1, parts[0] == "rotors", let index = Int(parts[1]) {
        parts[1] = String(index + shift)
      }
      moved.members[parts.joined(separator: ".")] = members
    }
    return moved
  }

  subscript(path: String) -> [JSONValue.Member] { members[path] ?? [] }
}
