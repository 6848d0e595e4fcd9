import RotorCore

/// A source that lives on the main actor, as one over views does.
@MainActor
final class MainSource: @MainActor Source {
  var reading: Reading

  init(_ reading: Reading) {
    self.reading = reading
  }

  func read() -> Reading { reading }
  func carryOut(_ request: Request) -> Response { .notHandled }
}
