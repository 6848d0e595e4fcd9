import RotorCore

/// A screen that never changes, with rotors by closure.
final class StubSource: Source {
  private let reading: Reading

  init(_ screen: Screen, rotors: [Rotor] = []) {
    reading = Reading(screen: screen, rotors: rotors)
  }

  func read() -> Reading { reading }

  func carryOut(_ request: Request) -> Response { .notHandled }
}
