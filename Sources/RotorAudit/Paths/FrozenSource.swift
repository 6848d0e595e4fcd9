import RotorCore

/// A screen as it was read once, to look for paths on without changing anything.
///
/// Its rotors are asked where they live; nothing is carried out.
final class FrozenSource: Source {
  private var reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
    // What was announced is not said again at each look.
    self.reading.announcements = []
  }

  func read() -> Reading { reading }

  func carryOut(_ request: Request) -> Response { Response(.notHandled) }
}
