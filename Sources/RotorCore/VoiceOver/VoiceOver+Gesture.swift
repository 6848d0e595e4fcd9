extension VoiceOver {
  /// A gesture that moves, acts or rotates (the gestures of VoiceOver on iOS, documented or
  /// observed; those that only change speech itself are not here).
  public enum Gesture: Sendable, Hashable {
    /// One finger right: the next element.
    case swipeRight
    /// One finger left: the previous element.
    case swipeLeft
    /// One finger down: the next stop of the chosen rotor.
    case swipeDown
    /// One finger up: the previous stop of the chosen rotor.
    case swipeUp
    /// Two fingers turn clockwise: the next entry of the dial.
    case rotateClockwise
    /// Two fingers turn counterclockwise: the previous entry of the dial.
    case rotateCounterclockwise
    /// As many turns as it takes to reach the entry of that name, the shorter way.
    case rotate(to: String)
    /// One finger taps twice: the main action, or the chosen entry of Actions.
    case doubleTap
    /// One finger taps three times: a long press.
    case tripleTap
    /// One finger taps four times: the secondary action.
    case quadrupleTap
    /// Two fingers tap twice: the magic tap.
    case twoFingerDoubleTap
    /// Two fingers draw a Z: leave or close.
    case scrub
    /// Two fingers swipe up: read all from the first element.
    case readFromTop
    /// Two fingers swipe down: read all from the current element.
    case readFromHere
    /// Three fingers swipe: scroll a page; the direction is the finger's.
    case threeFingerSwipe(Direction)
    /// Four fingers tap near the top: the first element.
    case firstElement
    /// Four fingers tap near the bottom: the last element.
    case lastElement
    /// One finger touches that point of the screen.
    case touch(Screen.Point)

    /// Where the fingers go.
    public enum Direction: String, Sendable, CaseIterable {
      /// To the right.
      case right
      /// To the left.
      case left
      /// Upwards.
      case up
      /// Downwards.
      case down
    }
  }
}
