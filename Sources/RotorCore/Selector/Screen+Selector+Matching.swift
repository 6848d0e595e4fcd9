extension Screen.Selector {
  /// The positions of all nodes that are meant, in reading order: containers and hidden nodes too.
  ///
  /// - Complexity: O(nodes × length of the selector), however deep the screen is.
  public func matches(in screen: Screen) -> [Int] {
    let subjects = SelectorEvaluation(screen).subjects(of: self)
    return screen.positions.filter { subjects[$0] }
  }

  /// Whether the node at a position is meant; no for a position that the screen does not have.
  ///
  /// - Complexity: O(depth × length of the selector); with `:has` as much as asking for all.
  public func matches(_ position: Int, in screen: Screen) -> Bool {
    guard screen.positions.contains(position) else { return false }
    if needsAll { return SelectorEvaluation(screen).subjects(of: self)[position] }
    return SelectorEvaluation(screen, lineOf: position).subjects(of: self).last ?? false
  }

  /// Whether it looks inside nodes, so that a node and those around it are not enough.
  private var needsAll: Bool {
    alternatives.contains { path in
      path.steps.contains { step in
        step.conditions.contains { condition in
          switch condition {
          case .has: true
          case .is(let selector), .not(let selector): selector.needsAll
          case .identifier, .class, .attribute: false
          }
        }
      }
    }
  }

  /// The stops of a rotor with this selector, in reading order, each once.
  ///
  /// A node on which VoiceOver cannot stop stands for the first stop inside it, as for the rotors of
  /// containers (assumed); without one it is left out. A part of a text becomes a range of the
  /// element's ``Screen/Element/text``; an element without such a text is searched by its label and
  /// becomes a stop as a whole.
  ///
  /// - Parameters:
  ///   - screen: the screen that is asked about.
  ///   - ranges: where a pattern is found in a text, in UTF-16 units.
  /// - Throws: what `ranges` throws.
  public func stops(
    in screen: Screen, ranges: (_ pattern: String, _ text: String) throws -> [Range<Int>]
  ) rethrows -> [Rotor.Stop] {
    var hits: [(position: Int, part: Part?)] = []
    let evaluation = SelectorEvaluation(screen)
    for path in alternatives {
      let subjects = evaluation.subjects(of: path)
      for position in screen.positions where subjects[position] {
        hits.append((position, path.part))
      }
    }
    if alternatives.count > 1 { hits.sort { $0.position < $1.position } }
    var seen = Set<Rotor.Stop>()
    var stops: [Rotor.Stop] = []
    var index = 0
    while index < hits.count {
      // All that one position gives comes together: the whole first, then ranges by their start.
      let position = hits[index].position
      var found: [Rotor.Stop] = []
      while index < hits.count, hits[index].position == position {
        found += try Screen.Selector.stops(of: hits[index].part, at: position, screen, ranges)
        index += 1
      }
      if found.count > 1 {
        found.sort { ($0.range?.lowerBound ?? -1) < ($1.range?.lowerBound ?? -1) }
      }
      for stop in found where seen.insert(stop).inserted { stops.append(stop) }
    }
    return stops
  }

  private static func stops(
    of part: Part?, at position: Int, _ screen: Screen,
    _ ranges: (String, String) throws -> [Range<Int>]
  ) rethrows -> [Rotor.Stop] {
    guard let part else {
      if screen.isStop(position) { return [Rotor.Stop(screen[position].id)] }
      let inside = screen.ranks(within: position)
      guard let first = inside.first else { return [] }
      return [Rotor.Stop(screen[screen.stops[first]].id)]
    }
    guard screen.isStop(position) else { return [] }
    let element = screen[position]
    switch part {
    case .attribute(let attribute):
      let name = attribute.rawValue.asciiLowercased()
      let runs = element.text?.runs ?? []
      return runs.filter { $0.attribute.rawValue.asciiLowercased() == name }
        .map { Rotor.Stop(element.id, range: $0.range) }
    case .text(let pattern):
      guard let text = element.text else {
        let isFound = try element.label.map { try !ranges(pattern, $0).isEmpty } ?? false
        return isFound ? [Rotor.Stop(element.id)] : []
      }
      let length = text.string.utf16.count
      return try ranges(pattern, text.string)
        .filter { $0.lowerBound >= 0 && $0.upperBound <= length && !$0.isEmpty }
        .map { Rotor.Stop(element.id, range: $0) }
    }
  }
}
