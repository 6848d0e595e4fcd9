/// Builds an object whose keys are those of an enum, in the order in which they are set.
struct JSONObject<Key: RawRepresentable<String>> {
  private var members: [JSONValue.Member] = []

  /// Sets a key; nil leaves it out.
  mutating func set(_ key: Key, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(key: key.rawValue, value: value)) }
  }

  /// Sets a key where a text is there.
  mutating func set(_ key: Key, text: String?) {
    if let text { set(key, .string(text)) }
  }

  /// Sets a key where there is something to list.
  mutating func set(_ key: Key, list: [JSONValue]) {
    if !list.isEmpty { set(key, .array(list)) }
  }

  /// The object, with further members at its end.
  func value(_ further: [JSONValue.Member] = []) -> JSONValue {
    .object(further.isEmpty ? members : members + further)
  }
}
