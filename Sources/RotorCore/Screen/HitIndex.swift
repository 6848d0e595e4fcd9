/// Finds the element under a finger.
struct HitIndex {
  private let screen: Screen

  init(_ screen: Screen) {
    self.screen = screen
  }

  /// The topmost element whose frame holds the point; nil when there is none.
  func hit(_ point: Screen.Point) -> Int? {
    screen.stops.filter { screen[$0].frame?.contains(point) == true }
      .max { screen.sourceIndex(of: $0) < screen.sourceIndex(of: $1) }
  }
}
