/// Words by their letters: each node has the letters that may follow, as a list.
struct LetterTree: Sendable {
  enum Part {
    case whole
    case beginning
  }

  private struct Node {
    var letter: UInt8 = 0
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    var whole: Int32 = -1
    var beginning: Int32 = -1
  }

  private var nodes = [Node()]

  /// The number of a word or beginning, the next one when it is new.
  mutating func insert<Letters: Sequence<UInt8>>(
    _ letters: Letters, as part: Part, next: inout Int
  ) -> Lexeme {
    var node = 0
    for letter in letters { node = child(of: node, letter) }
    let known = part == .whole ? nodes[node].whole : nodes[node].beginning
    if known >= 0 { return Lexeme(truncatingIfNeeded: known) }
    let lexeme = Lexeme(truncatingIfNeeded: next)
    next += 1
    if part == .whole {
      nodes[node].whole = Int32(lexeme)
    } else {
      nodes[node].beginning = Int32(lexeme)
    }
    return lexeme
  }

  private mutating func child(of node: Int, _ letter: UInt8) -> Int {
    var child = nodes[node].firstChild
    while child >= 0 {
      if nodes[Int(child)].letter == letter { return Int(child) }
      child = nodes[Int(child)].sibling
    }
    let added = Node(letter: letter, sibling: nodes[node].firstChild)
    nodes.append(added)
    nodes[node].firstChild = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// Appends the beginnings that a word has, and the word itself where it is known.
  ///
  /// - Parameter isBackwards: whether the tree has the words from their last letter on.
  func append(_ letters: [UInt8], isBackwards: Bool = false, to lexemes: inout [Lexeme]) {
    nodes.withUnsafeBufferPointer { nodes in
      var node = nodes[0]
      for place in letters.indices {
        let letter = letters[isBackwards ? letters.count - 1 - place : place]
        var child = node.firstChild
        while child >= 0, nodes[Int(child)].letter != letter { child = nodes[Int(child)].sibling }
        guard child >= 0 else { return }
        node = nodes[Int(child)]
        if node.beginning >= 0 { lexemes.append(Lexeme(truncatingIfNeeded: node.beginning)) }
      }
      if node.whole >= 0 { lexemes.append(Lexeme(truncatingIfNeeded: node.whole)) }
    }
  }
}
