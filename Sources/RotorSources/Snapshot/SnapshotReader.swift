import RotorCore

/// Reads a parsed snapshot; a class so that the closures over keys can take notes.
final class SnapshotReader {
  let document: JSONDocument
  var warnings = Warnings()
  var kept = KeptKeys()

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// Reads the whole snapshot.
  ///
  /// - Throws: a ``JSONProblem`` at the first thing that is not as it should be.
  func snapshot() throws -> Snapshot {
    let root = document.root
    try checkHeader(root)
    var head = ScreenHead()
    var elements: JSONNode?
    var rotors: JSONNode?
    try each(SnapshotKeys.Top.self, of: root, at: "") { key, node in
      switch key {
      case .rotor, .version: break
      case .screen: head = try screenHead(node)
      case .elements: elements = node
      case .rotors: rotors = node
      }
    }
    guard let elements else {
      throw root.problem("the key 'elements' is missing: expected an array of elements")
    }
    let screen = try screen(head, elements)
    note(screen.notes)
    if let focus = head.focus, screen.position(of: focus) == nil {
      warnings.note("screen.focus") { "screen.focus: there is no element '\(focus)'" }
    }
    return Snapshot(
      screen: screen, rotors: try rotors.map { try savedRotors($0, on: screen) } ?? [],
      focus: head.focus, details: details, warnings: warnings.sentences, kept: kept)
  }

  /// What elements say right after their names.
  var details: [Screen.Element.ID: Wording] = [:]

  private func checkHeader(_ root: JSONNode) throws {
    guard root.kind == .object else { throw root.expected("a snapshot, which is an object") }
    guard let mark = root["rotor"], mark.text == "snapshot" else {
      throw (root["rotor"] ?? root).problem(
        "expected \"rotor\": \"snapshot\", which marks a snapshot")
    }
    guard let version = root["version"] else {
      throw root.problem("the key 'version' is missing: expected \(Snapshot.version)")
    }
    let number = try version.whole()
    if number > Snapshot.version {
      throw version.problem(
        "this is a snapshot of version \(number), expected \(Snapshot.version) at most: use a"
          + " newer Rotor")
    }
    guard number >= 1 else {
      throw version.problem("expected the version \(Snapshot.version), found \(number)")
    }
  }

  /// Gives each known key that is not null to `body`; keeps the others and warns of them.
  ///
  /// - Parameter path: the object's path, worked out only where it is needed.
  func each<Key: RawRepresentable<String> & CaseIterable>(
    _ keys: Key.Type, of node: JSONNode, at path: @autoclosure () -> String,
    _ body: (Key, JSONNode) throws -> Void
  ) throws {
    guard node.kind == .object else { throw node.expected("an object") }
    for (name, value) in node.members {
      let text = name.text
      guard let key = Key(rawValue: text) else {
        let path = path()
        kept.keep(text, JSONValue(value), at: path)
        let place = path.isEmpty ? text : "\(path).\(text)"
        warnings.note("\(Key.self).\(text)") {
          let near = NearMiss.nearest(to: text, among: Key.allCases.map(\.rawValue))
          return "\(place): this key is not known, it is kept as it is"
            + (near.map { ": did you mean '\($0)'?" } ?? "")
        }
        continue
      }
      if !value.isNull { try body(key, value) }
    }
  }

  /// One word of a closed list.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type, _ node: JSONNode
  ) throws -> Choice {
    let text = try node.string()
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let near = NearMiss.nearest(to: text, among: words)
    throw node.problem(
      "expected \(words.map { "'\($0)'" }.joined(separator: " or ")), found '\(text)'"
        + (near.map { ": did you mean '\($0)'?" } ?? ""))
  }

  /// An element's id.
  func id(_ node: JSONNode) throws -> Screen.Element.ID {
    Screen.Element.ID(try node.string())
  }

  /// Four numbers.
  func rect(_ node: JSONNode) throws -> Screen.Rect {
    let numbers = try node.numbers(4, "four numbers [x, y, width, height]")
    return Screen.Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Two numbers.
  func point(_ node: JSONNode) throws -> Screen.Point {
    let numbers = try node.numbers(2, "two numbers [x, y]")
    return Screen.Point(x: numbers[0], y: numbers[1])
  }

  /// Words that are the same in each language, or an object with one text for each.
  func wording(_ node: JSONNode, at path: @autoclosure () -> String) throws -> Wording {
    guard node.kind == .object else { return Wording(try node.string()) }
    var words: [SnapshotKeys.Words: String] = [:]
    try each(SnapshotKeys.Words.self, of: node, at: path()) { words[$0] = try $1.string() }
    guard let english = words[.english] else {
      throw node.problem("the key 'en' is missing: expected the words in English")
    }
    return Wording(
      english: english, chinese: words[.chinese] ?? english, german: words[.german] ?? english)
  }

  private func note(_ notes: [Screen.Note]) {
    for case .runOutsideText(let id, let run) in notes {
      warnings.note("run outside text") {
        "element '\(id)': the run \(run.range.lowerBound) to \(run.range.upperBound) reaches"
          + " outside its text and is left out"
      }
    }
  }
}
