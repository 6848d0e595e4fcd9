import RotorCore
import RotorReport

extension Rule {
  static let rotorUnreachableTarget = Rule(
    "rotor-unreachable-target", .error,
    title: Wording(
      english: "A target lies outside what can be seen", chinese: "目标在可见区域之外",
      german: "Ein Ziel liegt außerhalb des Sichtbaren"),
    what: "A target stands outside the visible part of the screen, nothing is prepared for it, and "
      + "nothing scrolls there.",
    why: "The focus goes to something that nobody can see or touch.",
    fix: "scroll to the target before the rotor answers it, or put it into something that scrolls",
    needs: "the visible part of the screen and the frames of elements",
    check: .rotor { subject in
      guard !subject.isAutomatic else { return .notApplicable("the app has no rotor") }
      let screen = subject.screen
      guard let viewport = screen.environment.viewport else {
        return .notApplicable("what can be seen of the screen is not known")
      }
      let outside = subject.walk.places.indices.filter { place in
        guard let position = subject.walk.positions[place],
          !subject.walk.places[place].needsPreparation,
          let frame = screen[position].frame, !frame.overlaps(viewport)
        else { return false }
        return !screen.nearestAncestors(of: position)
          .contains { screen[$0].container?.scrolls == true }
      }
      return .issues(
        subject.issues(outside) {
          "\(subject.name($0)) lies outside what can be seen, and nothing scrolls there"
        })
    })
}

extension Screen.Rect {
  /// Whether the two share a point, also where one has no area.
  fileprivate func overlaps(_ other: Screen.Rect) -> Bool {
    x <= other.x + other.width && other.x <= x + width
      && y <= other.y + other.height && other.y <= y + height
  }
}
