import RotorCore
import RotorFixtures
import Testing

@Suite("A gesture is read")
struct GestureTextTests {
  typealias Gesture = VoiceOver.Gesture

  static let good: [(text: String, gesture: Gesture, written: String)] = [
    ("swipe right", .swipeRight, "swipe right"),
    ("  SWIPE\t left ", .swipeLeft, "swipe left"),
    ("swipe down", .swipeDown, "swipe down"),
    ("swipe up", .swipeUp, "swipe up"),
    ("flick up", .swipeUp, "swipe up"),
    ("rotate clockwise", .rotateClockwise, "rotate clockwise"),
    ("rotate counterclockwise", .rotateCounterclockwise, "rotate counterclockwise"),
    ("rotate counter-clockwise", .rotateCounterclockwise, "rotate counterclockwise"),
    ("double tap", .doubleTap, "double tap"),
    ("Double-tap", .doubleTap, "double tap"),
    ("triple tap", .tripleTap, "triple tap"),
    ("quadruple tap", .quadrupleTap, "quadruple tap"),
    ("two-finger double tap", .twoFingerDoubleTap, "two-finger double tap"),
    ("2-finger double-tap", .twoFingerDoubleTap, "two-finger double tap"),
    ("magic tap", .twoFingerDoubleTap, "two-finger double tap"),
    ("two finger scrub", .scrub, "two-finger scrub"),
    ("scrub", .scrub, "two-finger scrub"),
    ("escape", .scrub, "two-finger scrub"),
    ("two-finger swipe up", .readFromTop, "two-finger swipe up"),
    ("read from top", .readFromTop, "two-finger swipe up"),
    ("two-finger swipe down", .readFromHere, "two-finger swipe down"),
    ("read all", .readFromHere, "two-finger swipe down"),
    ("read from here", .readFromHere, "two-finger swipe down"),
    ("three-finger swipe left", .threeFingerSwipe(.left), "three-finger swipe left"),
    ("scroll down", .threeFingerSwipe(.down), "three-finger swipe down"),
    ("four-finger tap top", .firstElement, "four-finger tap top"),
    ("first element", .firstElement, "four-finger tap top"),
    ("4-finger tap bottom", .lastElement, "four-finger tap bottom"),
    ("last element", .lastElement, "four-finger tap bottom"),
    ("touch 20,40.5", .touch(Screen.Point(x: 20, y: 40.5)), "touch 20,40.5"),
    ("touch -1 , +2e3", .touch(Screen.Point(x: -1, y: 2_000)), "touch -1,2000"),
    ("rotate to Headings", .rotate(to: "Headings"), "rotate to Headings"),
    (
      "Rotate To  Banks and cash machines ", .rotate(to: "Banks and cash machines"),
      "rotate to Banks and cash machines"
    ),
    ("rotate to Links twice", .rotate(to: "Links twice"), "rotate to Links twice"),
    ("rotate to 5\" screens", .rotate(to: "5\" screens"), "rotate to 5\" screens"),
    ("rotate to \"Links\"", .rotate(to: "Links"), "rotate to Links"),
    (
      "rotate to \" a\\n\\\"b\\\" → \\u{1F600}\"", .rotate(to: " a\n\"b\" → 😀"),
      "rotate to \" a\\n\\\"b\\\" → 😀\""
    ),
    ("rotate to \"\"", .rotate(to: ""), "rotate to \"\""),
    ("rotate to C:\\parks", .rotate(to: "C:\\parks"), "rotate to C:\\parks"),
    ("rotate to two-finger", .rotate(to: "two-finger"), "rotate to two-finger"),
  ]

  @Test("in every form, and written in one")
  func goodRows() throws {
    for row in Self.good {
      #expect(try Gesture(parsing: row.text) == row.gesture, "\(row.text)")
      #expect(row.gesture.description == row.written)
      #expect(try Gesture(parsing: row.written) == row.gesture, "\(row.written)")
    }
  }

  static let some = "a gesture, such as 'swipe right' or 'rotate to Headings'"
  static let bad: [(text: String, message: String)] = [
    ("", "expected \(some) at column 1, found the end"),
    ("  ", "expected \(some) at column 1, found ' '"),
    ("swpie right", "unknown gesture 'swpie right' at column 1: did you mean 'swipe right'?"),
    ("  dobule tap", "unknown gesture 'dobule tap' at column 3: did you mean 'double tap'?"),
    ("jump", "unknown gesture 'jump' at column 1: expected \(some)"),
    (
      "rotat headings please",
      "unknown gesture 'rotat headings please' at column 1: "
        + "did you mean 'rotate to NAME'?"
    ),
    ("swipe", "expected 'right', 'left', 'down' or 'up' at column 6, found the end"),
    (
      "swipe rihgt",
      "expected 'right', 'left', 'down' or 'up' at column 7, found 'rihgt': "
        + "did you mean 'right'?"
    ),
    ("🇸🇮 swipe", "unknown gesture '🇸🇮 swipe' at column 1: expected \(some)"),
    ("swipe 👩‍👩‍👧 up", "expected 'right', 'left', 'down' or 'up' at column 7, found '👩‍👩‍👧'"),
    ("swipe\u{0}up", "unknown gesture 'swipe\\u{0}up' at column 1: did you mean 'swipe up'?"),
    (
      "rotate",
      "expected 'clockwise', 'counterclockwise', 'counter' or 'to' at column 7, "
        + "found the end"
    ),
    ("rotate to", "expected the name of a rotor at column 10, found the end"),
    ("rotate to  ", "expected the name of a rotor at column 12, found the end"),
    ("rotate to \"Links", "the quote \" at column 11 is never closed: add \" at its end"),
    (
      "rotate to \"Li\\x\"",
      "unknown escape '\\x' at column 14: expected \\n, \\t, \\r, \\u{HEX} or a sign"
    ),
    (
      "rotate to \"Links\" now",
      "expected the end or how often, such as 'twice' or '3 times' at column 19, found 'now'"
    ),
    ("two-finger tap", "expected 'double', 'scrub', 'swipe' or 'flick' at column 12, found 'tap'"),
    ("touch", "expected a coordinate in points at column 6, found the end"),
    ("touch here", "expected a coordinate in points at column 7, found 'here'"),
    ("touch 1", "expected ',' between the two coordinates at column 8, found the end"),
    ("touch 1,", "expected a coordinate in points at column 9, found the end"),
    ("touch 1,nan", "expected a coordinate in points at column 9, found 'nan'"),
    ("touch 1,1e999", "expected a coordinate in points at column 9, found '1e999'"),
    (
      "swipe up down",
      "expected the end or how often, such as 'twice' or '3 times' at column 10, found 'down'"
    ),
    (
      "swipe up twcie",
      "expected the end or how often, such as 'twice' or '3 times' at column 10, found 'twcie': "
        + "did you mean 'twice'?"
    ),
    ("swipe up 3", "expected 'times' at column 11, found the end"),
    ("swipe up 3 tmies", "expected 'times' at column 12, found 'tmies'"),
    ("swipe up 0 times", "expected a number from 1 to 1000 at column 10, found '0'"),
    ("swipe up -3 times", "expected a number from 1 to 1000 at column 10, found '-3'"),
    ("swipe up 1001 times", "expected a number from 1 to 1000 at column 10, found '1001'"),
    (
      "swipe up 99999999999999999999 times",
      "expected a number from 1 to 1000 at column 10, found '99999999999999999999'"
    ),
    (
      "swipe down.",
      "expected the end or how often, such as 'twice' or '3 times' at column 11, found '.'"
    ),
    (
      "Double tap!",
      "expected the end or how often, such as 'twice' or '3 times' at column 11, found '!'"
    ),
    ("swipe up twice.", "expected the end at column 15, found '.'"),
    ("swipe up 3 times, ", "expected the end at column 17, found ','"),
    ("swipe.", "expected 'right', 'left', 'down' or 'up' at column 6, found '.'"),
    ("swipe up twice twice", "expected the end at column 16, found 'twice'"),
  ]

  @Test("or refused with a message that says where and what was expected")
  func badRows() {
    for row in Self.bad {
      let error = #expect(throws: NotationError.self) { try Gesture.parseLine(row.text) }
      #expect(error?.description == row.message, "\(row.text)")
    }
  }

  static let repeated: [(text: String, gesture: Gesture, count: Int)] = [
    ("swipe down", .swipeDown, 1),
    ("swipe down once", .swipeDown, 1),
    ("swipe down twice", .swipeDown, 2),
    ("swipe down three times", .swipeDown, 3),
    ("swipe up 3 times", .swipeUp, 3),
    ("double tap 1 time", .doubleTap, 1),
    ("two-finger scrub twelve times", .scrub, 12),
    ("touch 1,2 twice", .touch(Screen.Point(x: 1, y: 2)), 2),
    ("rotate to \"Links\" twice", .rotate(to: "Links"), 2),
    ("swipe right 1000 times", .swipeRight, 1_000),
  ]

  @Test("as often as it says")
  func repeats() throws {
    for row in Self.repeated {
      let gestures = try Gesture.parseLine(row.text)
      #expect(gestures == Array(repeating: row.gesture, count: row.count), "\(row.text)")
    }
    let error = #expect(throws: NotationError.self) { try Gesture(parsing: "swipe up twice") }
    #expect(
      error?.description == "expected one gesture that is not repeated at column 1, found 'swipe'")
  }

  @Test("back from what was written, for every gesture and any name of a rotor")
  func roundTrip() throws {
    var random = Dice(seed: 3)
    for _ in 0..<5_000 {
      let gesture = random.gesture()
      let text = gesture.description
      #expect(try Gesture(parsing: text) == gesture, "\(text)")
      #expect(!text.unicodeScalars.contains { $0 == "\n" || $0 == "\r" || $0 == "\0" })
    }
  }

  @Test("only up to 10,000 characters")
  func limits() throws {
    let name = String(repeating: "n", count: 9_990)
    #expect(try Gesture(parsing: "rotate to \(name)") == .rotate(to: name))
    for text in ["rotate to \(name)n", String(repeating: "swipe ", count: 1_000_000)] {
      let error = #expect(throws: NotationError.self) { try Gesture(parsing: text) }
      #expect(error?.problem == .tooLong(limit: 10_000))
    }
  }
}

extension Dice {
  /// Any gesture, often with an awkward name.
  mutating func gesture() -> VoiceOver.Gesture {
    let plain: [VoiceOver.Gesture] = [
      .swipeRight, .swipeLeft, .swipeDown, .swipeUp, .rotateClockwise, .rotateCounterclockwise,
      .doubleTap, .tripleTap, .quadrupleTap, .twoFingerDoubleTap, .scrub, .readFromTop,
      .readFromHere, .firstElement, .lastElement,
    ]
    switch below(4) {
    case 0: return pick(plain)
    case 1: return .threeFingerSwipe(pick(VoiceOver.Gesture.Direction.allCases))
    case 2:
      let scale = pick([1.0, 0.1, 1e-9, 1e12, 1e300])
      let x = Double(below(2_000) - 1_000) * scale
      return .touch(Screen.Point(x: x, y: Double(below(1_000)) / 7 * scale))
    default: return .rotate(to: awkwardText(upTo: 6))
    }
  }
}
