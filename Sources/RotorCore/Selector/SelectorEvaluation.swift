/// Finds what a selector means among nodes, each node a few times for each part of the selector.
///
/// All nodes are asked at once, step by step: from the outside in for what lies inside, from the
/// inside out for `:has`. So neither depth nor nesting makes it worse than nodes × selector.
struct SelectorEvaluation {
  private typealias Selector = Screen.Selector

  private let screen: Screen
  /// The positions of the nodes, in reading order; nil when they are all.
  private let positions: [Int]?
  /// For each node the place of the node around it among the nodes, -1 at the top.
  private let parents: [Int32]

  /// Prepares to ask all nodes of a screen.
  init(_ screen: Screen) {
    self.screen = screen
    positions = nil
    parents = screen.storage.parents
  }

  /// Prepares to ask a node and those around it, which is enough without `:has`.
  init(_ screen: Screen, lineOf position: Int) {
    self.screen = screen
    let line = Array(screen.ancestors(of: position)).reversed() + [position]
    positions = line
    parents = line.indices.map { Int32($0 - 1) }
  }

  /// Whether each node is meant.
  func subjects(of selector: Screen.Selector) -> [Bool] {
    union(selector.alternatives) { subjects(of: $0) }
  }

  /// Whether each node is meant by one alternative.
  func subjects(of path: Screen.Selector.Path) -> [Bool] {
    var matched = all(true)
    for (index, step) in path.steps.enumerated() {
      if index > 0 { matched = inside(matched, step.combinator) }
      keep(step, in: &matched)
    }
    return matched
  }

  /// Whether each node has what is meant inside it.
  private func holders(of selector: Selector) -> [Bool] {
    union(selector.alternatives) { path in
      var matched = all(true)
      for step in path.steps.reversed() {
        keep(step, in: &matched)
        matched = around(matched, step.combinator)
      }
      return matched
    }
  }

  private func all(_ value: Bool) -> [Bool] { [Bool](repeating: value, count: parents.count) }

  private func union(
    _ paths: [Selector.Path], _ matches: (Selector.Path) -> [Bool]
  ) -> [Bool] {
    var result = paths.first.map(matches) ?? all(false)
    for path in paths.dropFirst() {
      for (node, isMatch) in matches(path).enumerated() where isMatch { result[node] = true }
    }
    return result
  }

  /// The nodes inside those; a node comes after the one around it.
  private func inside(_ matched: [Bool], _ combinator: Selector.Combinator) -> [Bool] {
    var result = all(false)
    for node in parents.indices where parents[node] >= 0 {
      let parent = Int(parents[node])
      result[node] = matched[parent] || (combinator == .descendant && result[parent])
    }
    return result
  }

  /// The nodes around those.
  private func around(_ matched: [Bool], _ combinator: Selector.Combinator) -> [Bool] {
    var result = all(false)
    for node in parents.indices.reversed() where parents[node] >= 0 {
      if matched[node] || (combinator == .descendant && result[node]) {
        result[Int(parents[node])] = true
      }
    }
    return result
  }

  /// Keeps the nodes that the step fits.
  private func keep(_ step: Selector.Step, in matched: inout [Bool]) {
    if let role = step.role { filter(&matched) { screen.role(of: $0) == role } }
    for condition in step.conditions {
      guard matched.contains(true) else { return }
      keep(condition, in: &matched)
    }
  }

  private func keep(_ condition: Selector.Condition, in matched: inout [Bool]) {
    switch condition {
    case .identifier(let text):
      let reader = AttributeReader("identifier")
      filter(&matched) { reader.value(at: $0, in: screen)?.text == text }
    case .class(let name):
      let reader = AttributeReader("class")
      filter(&matched) {
        guard case .text(let text) = reader.value(at: $0, in: screen) else { return false }
        return TextMatcher.words(of: text).contains { $0 == name }
      }
    case .attribute(let name, let match):
      let reader = AttributeReader(name)
      if let matcher = match.map({ TextMatcher($0) }) {
        filter(&matched) { position in
          reader.value(at: position, in: screen).map { matcher.fits($0.text) } ?? false
        }
      } else {
        filter(&matched) { position in
          reader.value(at: position, in: screen).map { $0 != .flag(false) } ?? false
        }
      }
    case .is(let selector): keep(subjects(of: selector), true, in: &matched)
    case .not(let selector): keep(subjects(of: selector), false, in: &matched)
    case .has(let selector): keep(holders(of: selector), true, in: &matched)
    }
  }

  private func filter(_ matched: inout [Bool], _ fits: (Int) -> Bool) {
    for node in matched.indices where matched[node] {
      matched[node] = fits(positions?[node] ?? node)
    }
  }

  private func keep(_ other: [Bool], _ wanted: Bool, in matched: inout [Bool]) {
    for node in matched.indices where matched[node] { matched[node] = other[node] == wanted }
  }
}
