/// The words for the gestures: the first words of a gesture are the ones that are written.
enum GesturePhrases {
  /// The words of one gesture, apart from `rotate to NAME` and `touch X,Y`.
  struct Phrase {
    let words: [String]
    /// Nil for the two gestures that something else follows.
    let gesture: VoiceOver.Gesture?
  }

  private static let table: [(gesture: VoiceOver.Gesture, text: String)] = [
    (.swipeRight, "swipe right, flick right"),
    (.swipeLeft, "swipe left, flick left"),
    (.swipeDown, "swipe down, flick down"),
    (.swipeUp, "swipe up, flick up"),
    (.rotateClockwise, "rotate clockwise"),
    (.rotateCounterclockwise, "rotate counterclockwise, rotate counter clockwise"),
    (.doubleTap, "double tap"),
    (.tripleTap, "triple tap"),
    (.quadrupleTap, "quadruple tap"),
    (.twoFingerDoubleTap, "two-finger double tap, magic tap"),
    (.scrub, "two-finger scrub, scrub, escape"),
    (.readFromTop, "two-finger swipe up, two-finger flick up, read from top, read from the top"),
    (.readFromHere, "two-finger swipe down, two-finger flick down, read all, read from here"),
    (.threeFingerSwipe(.right), "three-finger swipe right, three-finger flick right, scroll right"),
    (.threeFingerSwipe(.left), "three-finger swipe left, three-finger flick left, scroll left"),
    (.threeFingerSwipe(.up), "three-finger swipe up, three-finger flick up, scroll up"),
    (.threeFingerSwipe(.down), "three-finger swipe down, three-finger flick down, scroll down"),
    (.firstElement, "four-finger tap top, first element"),
    (.lastElement, "four-finger tap bottom, last element"),
  ]

  /// Every way to write a gesture, in the order of the table; hyphens part words here.
  static let all: [Phrase] =
    table.flatMap { row in
      aliases(row.text).map { Phrase(words: words($0), gesture: row.gesture) }
    } + [Phrase(words: ["rotate", "to"], gesture: nil), Phrase(words: ["touch"], gesture: nil)]

  /// Every way to write a gesture as people write it, to find what was meant.
  static let texts = table.flatMap { aliases($0.text) }

  private static let written: [VoiceOver.Gesture: String] = Dictionary(
    table.map { ($0.gesture, aliases($0.text)[0]) }, uniquingKeysWith: { first, _ in first })

  /// How a gesture of the table is written.
  static func text(of gesture: VoiceOver.Gesture) -> String? { written[gesture] }

  private static func aliases(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "-" }.map { String($0) }
  }

  /// How often, in words.
  static let counts: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
  ]
}
