import RotorCore

/// A screen on which nothing happens.
final class StillSource: Source {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

  func read() -> Reading { Reading(screen: screen) }

  func carryOut(_ request: Request) -> Response { Response(.notHandled) }
}
