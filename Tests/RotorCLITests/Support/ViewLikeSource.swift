import RotorCore

/// A screen of something that lives on the main actor, as views do: it conforms there and nowhere
/// else, and what is done to it changes what it shows.
@MainActor final class ViewLikeSource: @MainActor Source {
  private var isOpen = false
  private var reading: Reading?
  /// What was asked of it, in order.
  private(set) var requests: [Request] = []

  func read() throws -> Reading {
    if let reading { return reading }
    let screen = try Screen("Doors") { screen in
      screen.add("title", "Doors", .header)
      screen.add("door", isOpen ? "Door, open" : "Door, shut", .button) { door in
        door.actions = [Screen.Action("Knock")]
      }
      screen.add("bell", "Bell", .button)
    }
    // The search reads what only the main actor may read.
    let rotor = Rotor("Shut doors") { [unowned self] search in
      guard !isOpen, search.current?.target != "door" else { return .nothing }
      return .stop(Rotor.Stop("door"))
    }
    let new = Reading(screen: screen, rotors: [rotor])
    reading = new
    return new
  }

  func carryOut(_ request: Request) -> Response {
    requests.append(request)
    switch request {
    case .activate("door", _):
      isOpen.toggle()
      reading = nil
      return .handled
    case .act("door", action: 0):
      return Response(.handled, announcements: [.init("Nobody is home")])
    default: return .notHandled
    }
  }
}
