extension LinkScanner {
  /// The e-mail address around an @; nil when it is none.
  func address(at mark: Int) -> Range<Int>? {
    guard let start = localStart(before: mark), let end = domainEnd(after: mark) else { return nil }
    return start..<end
  }

  /// Where the part before the @ begins: letters, digits and `._%+-`, first a letter, a digit or
  /// `_`, without two dots in a row and without a dot before the @.
  private func localStart(before mark: Int) -> Int? {
    guard mark > floor, bytes[mark - 1] != UInt8(ascii: ".") else { return nil }
    var index = mark
    while index > floor {
      var before = index - 1
      let byte = bytes[before]
      if byte < 0x80 {
        guard LinkCharacters.isInLocalPart(byte) else { break }
        if byte == UInt8(ascii: "."), index < mark, bytes[index] == UInt8(ascii: ".") { break }
      } else {
        while before > floor, bytes[before] & 0xC0 == 0x80 { before -= 1 }
        let scalar = LinkCharacters.decode(bytes, at: before).scalar
        guard LinkCharacters.isLetter(scalar), !LinkCharacters.isUnspaced(scalar) else { break }
      }
      index = before
    }
    while index < mark, bytes[index] < 0x80, !LinkCharacters.isAlphanumeric(bytes[index]),
      bytes[index] != UInt8(ascii: "_")
    {
      index += 1
    }
    return index < mark ? index : nil
  }

  /// Where the domain ends: labels of letters, digits and hyphens, two at least; those behind the
  /// last label that consists of two letters or more are no part of it.
  private func domainEnd(after mark: Int) -> Int? {
    var index = mark + 1
    var labels = 0
    var end: Int?
    while true {
      let label = self.label(from: index)
      guard label.end > index else { break }
      if label.isHyphenated { break }
      labels += 1
      if labels > 1, label.letters > 1 { end = label.end }
      guard label.end < bytes.count, bytes[label.end] == UInt8(ascii: ".") else { break }
      index = label.end + 1
    }
    return end
  }

  /// A run of letters, digits and hyphens: its end without the hyphens there, how many letters it
  /// is made of (0 when of anything else too), and whether it begins with a hyphen.
  private func label(from start: Int) -> (end: Int, letters: Int, isHyphenated: Bool) {
    var index = start
    var end = start
    var letters = 0
    var others = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "-") {
        index += 1
        continue
      }
      if byte < 0x80 {
        guard LinkCharacters.isAlphanumeric(byte) else { break }
        if LinkCharacters.isASCIILetter(byte) { letters += 1 } else { others += 1 }
        others += index - end
        index += 1
      } else {
        let (scalar, next) = LinkCharacters.decode(bytes, at: index)
        guard LinkCharacters.isLetter(scalar), !LinkCharacters.isUnspaced(scalar) else { break }
        letters += 1
        others += index - end
        index = next
      }
      end = index
    }
    let isHyphenated = start < bytes.count && bytes[start] == UInt8(ascii: "-")
    return (end, others == 0 ? letters : 0, isHyphenated)
  }
}
