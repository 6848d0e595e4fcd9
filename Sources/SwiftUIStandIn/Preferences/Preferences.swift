/// What the views that were built so far tell those around them, in their order.
package struct Preferences {
  private var told: [(key: ObjectIdentifier, value: Any)] = []

  /// How many there are.
  var count: Int { told.count }

  mutating func tell<Key: PreferenceKey>(_ value: Key.Value, by key: Key.Type) {
    told.append((ObjectIdentifier(key), value))
  }

  /// What the views since then tell together.
  func value<Key: PreferenceKey>(of key: Key.Type, since start: Int) -> Key.Value {
    var value: Key.Value?
    for told in told.dropFirst(start) where told.key == ObjectIdentifier(key) {
      guard let next = told.value as? Key.Value else { continue }
      guard var sum = value else {
        value = next
        continue
      }
      key.reduce(value: &sum) { next }
      value = sum
    }
    return value ?? key.defaultValue
  }

  /// Replaces what the views since then tell.
  mutating func replace<Key: PreferenceKey>(
    by value: Key.Value, of key: Key.Type, since start: Int
  ) {
    let others = told.dropFirst(start).filter { $0.key != ObjectIdentifier(key) }
    told.removeSubrange(min(start, told.count)...)
    told += others
    tell(value, by: key)
  }
}
