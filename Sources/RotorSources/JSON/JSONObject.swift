/// Builds an object whose keys are those of an enum; they are written in the enum's order.
struct JSONObject<Key: RawRepresentable<String> & CaseIterable & Hashable> {
  private var values: [Key: JSONValue] = [:]

  /// The value of a key; nil leaves the key out.
  subscript(key: Key) -> JSONValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Sets a key where a text is there.
  mutating func set(_ key: Key, _ text: String?) {
    values[key] = text.map { .string($0) }
  }

  /// Sets a key where there is something to list.
  mutating func set(_ key: Key, list: [JSONValue]) {
    values[key] = list.isEmpty ? nil : .array(list)
  }

  /// The object, with further members at its end.
  func value(_ further: [JSONValue.Member] = []) -> JSONValue {
    let known = Key.allCases.compactMap { key in
      values[key].map { JSONValue.Member(key: key.rawValue, value: $0) }
    }
    return .object(known + further)
  }
}
