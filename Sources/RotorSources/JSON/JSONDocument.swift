/// A JSON text that was parsed once into a flat list of entries.
///
/// There is no tree of objects: nothing recurses, a deep text costs no stack, and an entry knows
/// where it stands in the text, so every later complaint can name its line.
final class JSONDocument {
  /// The text.
  let bytes: [UInt8]
  /// Every value and key in the order of the text; a container's entries follow it.
  let entries: [Entry]

  /// How deep arrays and objects may lie inside each other: as deep as Foundation's decoder goes.
  static let deepest = 512

  /// Parses a whole text; O(n).
  ///
  /// The text is valid UTF-8 already and smaller than 4 GiB (see ``TextInput``).
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    self.bytes = bytes
    var parser = JSONParser(bytes)
    entries = try parser.parse()
  }

  /// The outermost value.
  var root: JSONNode { JSONNode(document: self, index: 0) }

  /// One value or key.
  struct Entry {
    /// Its first byte.
    var start: UInt32
    /// The byte after its last.
    var end: UInt32
    /// The entry after it and all that is inside it.
    var next: UInt32
    /// What it is.
    var kind: Kind
  }

  /// What an entry is.
  enum Kind: UInt8 {
    case object, array, string, escapedString, number, yes, no, null
  }

  /// The path to the innermost value around a byte, as in `elements.3.frame`; O(n).
  func path(to offset: Int) -> String {
    var parts: [String] = []
    var index = 0
    search: while entries.indices.contains(index) {
      let container = entries[index]
      guard container.kind == .object || container.kind == .array else { break }
      var child = index + 1
      var number = 0
      while child < Int(container.next) {
        let value = container.kind == .object ? child + 1 : child
        // A key belongs to its value.
        if offset >= Int(entries[child].start), offset < Int(entries[value].end) {
          let isObject = container.kind == .object
          parts.append(
            isObject ? JSONNode(document: self, index: child).text : String(number))
          index = value
          continue search
        }
        child = Int(entries[value].next)
        number += 1
      }
      break
    }
    return parts.joined(separator: ".")
  }
}
