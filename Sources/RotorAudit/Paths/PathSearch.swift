public import RotorCore

/// Finds the fewest gestures that lead to an element, and to what can be done there.
///
/// It tries swipes to both sides, swipes up and down by each rotor of the dial, and the taps that go to the
/// first and the last element. Turning the dial to any entry counts as one gesture. Only what is on the
/// screen as it is read is found: rows that are not there yet are beyond it.
public struct PathSearch {
  /// Where somebody is, and which entry of the dial is chosen.
  private struct State: Hashable {
    var cursor: Screen.Element.ID?
    var range: Range<Int>?
    var chosen: Rotor.Title?
  }

  private struct Step {
    var voice: VoiceOver
    /// The step before; nil for the start.
    var previous: Int?
    var gesture: VoiceOver.Gesture?
    var count: Int
  }

  private let start: VoiceOver
  /// So many places with so many turns of the dial are looked at; beyond that, what was found counts.
  private static let mostSteps = 500_000

  /// Makes a search on a screen as it is now.
  ///
  /// - Throws: what keeps the source from being read.
  public init(on source: any Source) throws {
    start = try VoiceOver(on: FrozenSource(source.read()))
  }

  /// The fewest gestures to perform an element's action, or its main one; nil when no gesture leads there.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - action: the place of a custom action; nil for a double tap.
  /// - Complexity: O(elements × entries of the dial²) gestures.
  public func path(to id: Screen.Element.ID, action: Int? = nil) -> [VoiceOver.Gesture]? {
    var steps = [Step(voice: start, previous: nil, gesture: nil, count: 0)]
    var seen: Set<State> = [PathSearch.state(of: start)]
    var best: (gestures: [VoiceOver.Gesture], count: Int)?
    var next = 0
    // Steps are in the order of their counts, so the first that is not shorter ends the search.
    while next < steps.count, steps.count < PathSearch.mostSteps,
      steps[next].count < best?.count ?? .max
    {
      let step = steps[next]
      if step.voice.focus?.id == id, let end = PathSearch.end(step.voice, action) {
        let count = step.count + end.count
        if count < best?.count ?? .max { best = (gestures(to: next, in: steps) + end, count) }
      }
      for gesture in PathSearch.gestures(from: step.voice) {
        var voice = step.voice
        _ = voice.perform(gesture)
        guard seen.insert(PathSearch.state(of: voice)).inserted else { continue }
        steps.append(Step(voice: voice, previous: next, gesture: gesture, count: step.count + 1))
      }
      next += 1
    }
    return best?.gestures
  }

  private static func state(of voice: VoiceOver) -> State {
    State(
      cursor: voice.state.cursor, range: voice.state.range, chosen: voice.dial.chosenTitle)
  }

  /// What can be done to move; swiping up and down among actions and values moves nothing.
  private static func gestures(from voice: VoiceOver) -> [VoiceOver.Gesture] {
    var gestures: [VoiceOver.Gesture] = [.swipeRight, .swipeLeft, .firstElement, .lastElement]
    let chosen = voice.dial.chosenTitle
    if isMoving(chosen.kind) { gestures += [.swipeDown, .swipeUp] }
    for entry in voice.dial.entries where entry.title != chosen && isMoving(entry.title.kind) {
      gestures.append(.rotate(to: entry.title.spokenName(.english)))
    }
    return gestures
  }

  /// Whether a rotor goes from element to element; parts of a text lead to no other one.
  private static func isMoving(_ kind: Rotor.Kind) -> Bool {
    kind == .custom || kind == .group || Rotor.Kind.navigating.contains(kind)
  }

  /// What is left to do on the element; nil when it cannot be done.
  private static func end(_ voice: VoiceOver, _ action: Int?) -> [VoiceOver.Gesture]? {
    guard let element = voice.focus else { return nil }
    guard let action else {
      // Swiping among actions was not done, so a double tap is the main one.
      return [.doubleTap]
    }
    guard element.actions.indices.contains(action) else { return nil }
    let name = element.actions[action].category ?? ""
    let title = Rotor.Title(kind: .actions, name: name)
    let alike = element.actions.indices.filter { (element.actions[$0].category ?? "") == name }
    guard let place = alike.firstIndex(of: action) else { return nil }
    let turn: [VoiceOver.Gesture] =
      voice.dial.chosenTitle == title ? [] : [.rotate(to: title.spokenName(.english))]
    return turn + Array(repeating: .swipeDown, count: place + 1) + [.doubleTap]
  }

  private func gestures(to index: Int, in steps: [Step]) -> [VoiceOver.Gesture] {
    var gestures: [VoiceOver.Gesture] = []
    var current: Int? = index
    while let place = current {
      if let gesture = steps[place].gesture { gestures.append(gesture) }
      current = steps[place].previous
    }
    return gestures.reversed()
  }
}
