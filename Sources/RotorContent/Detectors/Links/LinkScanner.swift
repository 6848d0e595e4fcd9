/// Finds links and e-mail addresses in one pass over UTF-8, as `Documentation/texts.md` says.
///
/// Linear in the text: every byte is looked at a bounded number of times, whatever it is.
struct LinkScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The byte ranges of the links, ascending.
  private(set) var links: [Range<Int>] = []
  /// The byte ranges of the addresses, ascending.
  private(set) var addresses: [Range<Int>] = []
  /// Where the last hit of either kind ended.
  private(set) var floor = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Looks through the whole text.
  mutating func scan() {
    var index = 0
    while let found = nextMark(from: index) {
      index = found + 1
      switch bytes[found] {
      case UInt8(ascii: ":"):
        if let link = schemeLink(atColon: found) { index = add(link: link) }
      case UInt8(ascii: "@"):
        if let address = address(at: found) {
          addresses.append(address)
          floor = address.upperBound
          index = max(index, floor)
        }
      default:
        if let link = wwwLink(at: found) { index = add(link: link) }
      }
    }
  }

  private mutating func add(link: Range<Int>) -> Int {
    links.append(link)
    floor = link.upperBound
    return floor
  }

  /// The next place where a colon, an @ or two letters w stand; most texts have few of them, so
  /// eight bytes are looked at together.
  private func nextMark(from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 9 <= bytes.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let next = raw.loadUnaligned(fromByteOffset: index + 1, as: UInt64.self)
      let small: UInt64 = 0x2020_2020_2020_2020
      let letters: UInt64 = 0x7777_7777_7777_7777
      let marks =
        zeroBytes(word ^ 0x3A3A_3A3A_3A3A_3A3A) | zeroBytes(word ^ 0x4040_4040_4040_4040)
        | (zeroBytes((word | small) ^ letters) & zeroBytes((next | small) ^ letters))
      if marks != 0 { return index + UInt64(littleEndian: marks).trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "w"), UInt8(ascii: "W"): return index
      default: index += 1
      }
    }
    return nil
  }

  /// A word with the high bit set of exactly those bytes that are zero.
  private func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  /// Whether the bytes at an offset are those letters, in either case.
  private func matches(_ letters: StaticString, at start: Int) -> Bool {
    guard start >= floor, start + letters.utf8CodeUnitCount <= bytes.count else { return false }
    return letters.withUTF8Buffer { letters in
      var index = start
      for letter in letters {
        let byte = bytes[index]
        guard byte == letter || (LinkCharacters.isASCIILetter(letter) && byte | 0x20 == letter)
        else { return false }
        index += 1
      }
      return true
    }
  }

  /// The link whose scheme ends at a colon.
  private func schemeLink(atColon colon: Int) -> Range<Int>? {
    guard matches("://", at: colon) else { return nil }
    let start: Int
    if matches("https", at: colon - 5) {
      start = colon - 5
    } else if matches("http", at: colon - 4) {
      start = colon - 4
    } else if matches("ftp", at: colon - 3) {
      start = colon - 3
    } else {
      return nil
    }
    if start > 0, LinkCharacters.isAlphanumeric(bytes[start - 1]) { return nil }
    let host = colon + 3
    guard host < bytes.count else { return nil }
    let first = LinkCharacters.decode(bytes, at: host).scalar
    let isHost =
      first < 0x80
      ? LinkCharacters.isAlphanumeric(bytes[host]) || bytes[host] == UInt8(ascii: "[")
      : LinkCharacters.isLetter(first)
    guard isHost else { return nil }
    let end = linkEnd(from: start, host: host)
    return end > host ? start..<end : nil
  }

  /// The link that begins with `www.` instead of a scheme.
  private func wwwLink(at start: Int) -> Range<Int>? {
    guard matches("www.", at: start) else { return nil }
    if start > 0 {
      let before = bytes[start - 1]
      let excluded: StaticString = "._@/-"
      let isExcluded = excluded.withUTF8Buffer { $0.contains(before) }
      if isExcluded || LinkCharacters.isAlphanumeric(before) { return nil }
    }
    let end = linkEnd(from: start, host: start)
    return hasDomain(start..<end) ? start..<end : nil
  }

  /// Whether a link that begins with `www.` has two more labels at least, none of them empty.
  private func hasDomain(_ link: Range<Int>) -> Bool {
    var labels = 1
    var length = 0
    var index = link.lowerBound
    scan: while index < link.upperBound {
      let (scalar, next) = LinkCharacters.decode(bytes, at: index)
      switch bytes[index] {
      case UInt8(ascii: "."):
        if length == 0 { return false }
        labels += 1
        length = 0
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: ":"): break scan
      case UInt8(ascii: "-"): length += 1
      default:
        guard scalar >= 0x80 || LinkCharacters.isAlphanumeric(bytes[index]) else { return false }
        length += 1
      }
      index = next
    }
    return labels >= 3 && length > 0
  }

  /// Where a link ends that begins at `start`: behind the last of its characters that does not
  /// belong to the sentence around it.
  private func linkEnd(from start: Int, host: Int) -> Int {
    let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "'")
    var index = host
    var round = 0
    var square = 0
    var isAfterLatin = false
    run: while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let (scalar, next) = LinkCharacters.decode(bytes, at: index)
        let isUnspaced = LinkCharacters.isUnspaced(scalar)
        guard LinkCharacters.isLetter(scalar), !(isUnspaced && isAfterLatin) else { break }
        isAfterLatin = false
        index = next
        continue
      }
      guard LinkCharacters.isInLink(byte) else { break }
      switch byte {
      case UInt8(ascii: "("): round += 1
      case UInt8(ascii: "["): square += 1
      case UInt8(ascii: ")"):
        if round == 0 { break run }
        round -= 1
      case UInt8(ascii: "]"):
        if square == 0 { break run }
        square -= 1
      case UInt8(ascii: "'") where isQuoted: break run
      default: break
      }
      isAfterLatin = LinkCharacters.isAlphanumeric(byte)
      index += 1
    }
    return trimmedEnd(of: host..<index)
  }

  /// The end of a run without the punctuation and the HTML entity that close it.
  private func trimmedEnd(of run: Range<Int>) -> Int {
    var end = run.upperBound
    while end > run.lowerBound {
      let last = bytes[end - 1]
      guard last < 0x80, LinkCharacters.isTrailing(last) else { break }
      end -= 1
      guard last == UInt8(ascii: ";") else { continue }
      // `&gt;` and its like are how a page writes the sign behind the link.
      var name = end
      while name > run.lowerBound, LinkCharacters.isASCIILetter(bytes[name - 1]) { name -= 1 }
      if name < end, name > run.lowerBound, bytes[name - 1] == UInt8(ascii: "&") { end = name - 1 }
    }
    return end
  }
}
