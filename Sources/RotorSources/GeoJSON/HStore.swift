/// Tags as one text, as GDAL writes them into `other_tags`: `"key"=>"value","key"=>"value"`.
enum HStore {
  /// Reads as many pairs as there are up to the first mistake.
  ///
  /// - Returns: the pairs, and whether the whole text was understood. O(n).
  static func pairs(_ text: String) -> (pairs: [(key: String, value: String)], isWhole: Bool) {
    var pairs: [(key: String, value: String)] = []
    var rest = Substring(text)
    func take(_ prefix: String) -> Bool {
      rest = rest.drop { $0 == " " }
      guard rest.hasPrefix(prefix) else { return false }
      rest = rest.dropFirst(prefix.count)
      return true
    }
    func quoted() -> String? {
      guard take("\"") else { return nil }
      var word = ""
      while let letter = rest.popFirst() {
        switch letter {
        case "\"": return word
        case "\\":
          guard let escaped = rest.popFirst() else { return nil }
          word.append(escaped)
        default: word.append(letter)
        }
      }
      return nil
    }
    repeat {
      guard let key = quoted(), take("=>") else { return (pairs, false) }
      if take("NULL") { continue }
      guard let value = quoted() else { return (pairs, false) }
      pairs.append((key, value))
    } while take(",")
    return (pairs, rest.allSatisfy { $0 == " " })
  }
}
