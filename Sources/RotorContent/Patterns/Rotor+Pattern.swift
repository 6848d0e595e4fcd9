public import RotorCore

extension Rotor {
  /// Makes a rotor over what a pattern finds in the texts of a screen, in reading order.
  ///
  /// An element with a text gives a stop for each match; one without is searched by its label and
  /// is a stop as a whole.
  ///
  /// - Parameters:
  ///   - name: what the rotor is called.
  ///   - pattern: what to look for.
  ///   - screen: where to look; matches are found once.
  ///   - owner: the element or container whose texts are searched; nil for all.
  /// - Throws: ``PatternError/tooSlow(_:)``.
  /// - Complexity: O(elements), and what the pattern takes on their texts.
  public init(
    _ name: String, pattern: TextPattern, on screen: Screen, owner: Screen.Element.ID? = nil
  ) throws(PatternError) {
    var stops: [Stop] = []
    let range = owner.map { id in
      screen.position(of: id).map { $0..<screen.descendants(of: $0).upperBound } ?? 0..<0
    }
    for position in screen.stops where range?.contains(position) ?? true {
      let element = screen[position]
      if let text = element.text {
        stops += try pattern.ranges(in: text.string).map { Stop(element.id, range: $0) }
      } else if let label = element.label, try !pattern.ranges(in: label).isEmpty {
        stops.append(Stop(element.id))
      }
    }
    self.init(name, owner: owner, stops: stops)
  }
}
