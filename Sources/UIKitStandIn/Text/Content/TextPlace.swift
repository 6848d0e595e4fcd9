/// A position in the text of a text view or field: an offset in UTF-16 units, and whose text it is.
final class TextPlace: UITextPosition {
  nonisolated let offset: Int
  nonisolated let text: Int

  init(_ offset: Int, in text: Int) {
    self.offset = offset
    self.text = text
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextPlace else { return false }
    return other.offset == offset && other.text == text
  }

  nonisolated override var hash: Int { [text, offset].hashValue }

  nonisolated override var description: String { "position \(offset)" }
}
