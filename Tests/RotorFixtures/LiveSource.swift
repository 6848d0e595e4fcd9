public import RotorCore

/// A source for tests: a screen that a closure may change, and a log of what was asked of it.
public final class LiveSource: Source {
  /// What the next read gives.
  public var reading: Reading
  /// What was asked, in order; taking note of the focus is left out.
  public private(set) var requests: [Request] = []
  /// What was focused, in order.
  public private(set) var focused: [Screen.Element.ID] = []
  /// How often the screen was read.
  public private(set) var reads = 0
  /// What the next read throws, if anything.
  public var failure: (any Error)?
  private let respond: (LiveSource, Request) -> Response

  /// Makes a source; `respond` may change the reading.
  public init(
    _ screen: Screen, rotors: [Rotor] = [],
    respond: @escaping (LiveSource, Request) -> Response = { _, _ in .notHandled }
  ) {
    reading = Reading(screen: screen, rotors: rotors)
    self.respond = respond
  }

  /// Gives the reading as it is now; what was announced is given once.
  public func read() throws -> Reading {
    reads += 1
    if let failure { throw failure }
    defer { reading.announcements = [] }
    return reading
  }

  /// Notes the request and lets the closure answer it.
  public func carryOut(_ request: Request) -> Response {
    if case .focus(let id) = request {
      focused.append(id)
      return .handled
    }
    requests.append(request)
    return respond(self, request)
  }
}
