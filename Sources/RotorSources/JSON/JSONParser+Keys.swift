extension JSONParser {
  /// How many keys are compared pair by pair; above that a set is cheaper.
  private static let fewKeys = 24

  /// Finds a key that stands twice in an object: which of two values was meant nobody knows.
  ///
  /// - Returns: the byte at which the second one begins.
  static func repeatedKey(
    of object: Int, in entries: [JSONDocument.Entry], _ bytes: [UInt8]
  ) -> Int? {
    var keys: [JSONDocument.Entry] = []
    var isPlain = true
    var index = object + 1
    while index < Int(entries[object].next) {
      keys.append(entries[index])
      if entries[index].kind == .escapedString { isPlain = false }
      index = Int(entries[index + 1].next)
    }
    if isPlain, keys.count <= fewKeys {
      for (second, key) in keys.enumerated() {
        for first in keys[..<second] where first.end - first.start == key.end - key.start {
          let left = bytes[Int(first.start)..<Int(first.end)]
          if left.elementsEqual(bytes[Int(key.start)..<Int(key.end)]) { return Int(key.start) }
        }
      }
      return nil
    }
    var seen = Set<String>(minimumCapacity: keys.count)
    for key in keys where !seen.insert(JSONNode.text(of: key, in: bytes)).inserted {
      return Int(key.start)
    }
    return nil
  }
}
