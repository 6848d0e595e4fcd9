extension Rotor {
  /// A rotor as it is written down: `NAME = SELECTOR`, perhaps with `by distance` or `by document`.
  public struct Declaration: Sendable, Hashable, CustomStringConvertible {
    /// What the rotor is called.
    public var name: String
    /// What its stops are.
    public var selector: Screen.Selector
    /// The order of its stops; nil leaves it to the source.
    public var order: Order?

    /// The order that can be asked for.
    public enum Order: String, Sendable, CaseIterable {
      /// The nearest first.
      case distance
      /// As it is read.
      case document
    }

    /// Makes a declaration.
    public init(_ name: String, _ selector: Screen.Selector, by order: Order? = nil) {
      self.name = name
      self.selector = selector
      self.order = order
    }
  }
}

extension Rotor.Declaration {
  /// Declarations of more characters are refused.
  static let longest = SelectorParser.longest + 1_000

  /// Reads `NAME = SELECTOR [by distance|by document]`; the first ` = ` parts name and selector.
  ///
  /// The name may stand in double quotes, with the escapes of a gesture's.
  ///
  /// - Throws: a ``NotationError`` with the column in the whole text, what was expected and a near
  ///   miss.
  public init(parsing text: String) throws(NotationError) {
    var scanner = try NotationScanner(text, .rotor, limit: Self.longest)
    scanner.skipSpace()
    name = try Self.name(&scanner)
    let tail = try Self.takeOrder(&scanner)
    var parser = SelectorParser(scanner)
    selector = try parser.whole()
    order = tail
  }

  private static func name(_ scanner: inout NotationScanner) throws(NotationError) -> String {
    let separator = "' = ' between the rotor's name and its selector"
    if scanner.current == "\"" {
      let start = scanner.index
      let name = try scanner.quoted()
      scanner.skipSpace()
      guard scanner.take("=") else { throw scanner.expected(separator) }
      guard !name.isEmpty else { throw scanner.expected("a name for the rotor", at: start) }
      return name
    }
    let start = scanner.index
    while scanner.current != nil {
      let isSeparator =
        scanner.current == "=" && scanner.peek(1)?.properties.isWhitespace == true
        && (scanner.index == start || scanner.scalars[scanner.index - 1].properties.isWhitespace)
      if isSeparator {
        var end = scanner.index
        while end > start, scanner.scalars[end - 1].properties.isWhitespace { end -= 1 }
        guard end > start else { throw scanner.expected("a name for the rotor", at: start) }
        scanner.index += 1
        return scanner.text(start..<end)
      }
      scanner.index += 1
    }
    guard scanner.index > start else { throw scanner.expected("a name for the rotor") }
    throw scanner.expected(separator)
  }

  /// Takes `by ORDER` from the end; a selector cannot end so, for `by` is no role.
  private static func takeOrder(
    _ scanner: inout NotationScanner
  ) throws(NotationError) -> Order? {
    var place = scanner.end
    func back(_ fits: (Unicode.Scalar) -> Bool) -> Range<Int> {
      let last = place
      while place > scanner.index, fits(scanner.scalars[place - 1]) { place -= 1 }
      return place..<last
    }
    _ = back(\.properties.isWhitespace)
    let word = back { $0.isASCII && $0.properties.isAlphabetic }
    let gap = back(\.properties.isWhitespace)
    let by = back { $0.isASCII && $0.properties.isAlphabetic }
    let isApart = place == scanner.index || scanner.scalars[place - 1].properties.isWhitespace
    guard !word.isEmpty, !gap.isEmpty, isApart, scanner.text(by).asciiLowercased() == "by" else {
      return nil
    }
    let name = scanner.text(word)
    guard let order = Order(rawValue: name.asciiLowercased()) else {
      throw scanner.expected(
        "'distance' or 'document' after 'by'", at: word.lowerBound,
        suggestion: NearMiss.nearest(to: name, among: Order.allCases.map(\.rawValue)))
    }
    scanner.end = by.lowerBound
    return order
  }

  /// The declaration as it is written; reads back as an equal one.
  public var description: String {
    let scalars = name.unicodeScalars
    let isPlain =
      scalars.first.map { !$0.properties.isWhitespace && $0 != "\"" } == true
      && scalars.last?.properties.isWhitespace == false
      && scalars.allSatisfy { !Quoting.isInvisible($0) && $0 != "=" }
    let tail = order.map { " by \($0.rawValue)" } ?? ""
    return "\(isPlain ? name : Quoting.quoted(name)) = \(selector)\(tail)"
  }
}
