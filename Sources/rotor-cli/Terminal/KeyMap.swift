import RotorCore

/// What each key does while exploring.
enum KeyMap {
  /// What a key asks for.
  enum Meaning: Equatable {
    case request(ExploreRequest)
    /// Opens the list of stops to choose from.
    case pick
    /// Asks for text to find.
    case askForText
    /// Asks for a gesture or command in words.
    case askForWords
  }

  /// What a key means; nil for one that means nothing.
  static func meaning(of key: Key) -> Meaning? {
    if let gesture = gesture(of: key) { return .request(.gestures([gesture])) }
    guard case .character(let character) = key else { return nil }
    switch character {
    case "d": return .request(.dial)
    case "l": return .pick
    case "w": return .request(.place)
    case "b": return .request(.back)
    case "f": return .request(.forward)
    case "?", "h": return .request(.help)
    case "q": return .request(.quit)
    case "/": return .askForText
    case ":": return .askForWords
    default: return nil
    }
  }

  private static func gesture(of key: Key) -> VoiceOver.Gesture? {
    switch key {
    case .right: .swipeRight
    case .left: .swipeLeft
    case .down: .swipeDown
    case .up: .swipeUp
    case .home, .character("g"): .firstElement
    case .end, .character("G"): .lastElement
    // Fingers move up to bring the next page.
    case .pageDown: .threeFingerSwipe(.up)
    case .pageUp: .threeFingerSwipe(.down)
    case .enter, .character(" "): .doubleTap
    case .escape: .scrub
    case .character("]"), .character("r"): .rotateClockwise
    case .character("["), .character("R"): .rotateCounterclockwise
    case .character("t"): .tripleTap
    case .character("m"): .twoFingerDoubleTap
    case .character("a"): .readFromHere
    case .character("A"): .readFromTop
    default: nil
    }
  }
}
