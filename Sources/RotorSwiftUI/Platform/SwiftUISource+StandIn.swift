#if !canImport(UIKit)
  public import RotorCore

  extension SwiftUISource {
    /// Evaluates every body again.
    ///
    /// - Throws: a `ViewFailure` when the bodies come to no end, or a `ScreenError` when the views
    ///   do not make a screen.
    /// - Complexity: O(views that are built); of a list and a lazy stack, those that can be seen.
    public func read() throws -> Reading {
      let capture = try host.read()
      var reading: Reading
      if let last, last.screen.isIdentical(to: capture.screen),
        last.rotors.count == capture.rotorCount,
        rotorTitles == capture.rotorTitles
      {
        reading = last
      } else {
        reading = Reading(screen: capture.screen, rotors: host.rotors(of: capture))
        rotorTitles = capture.rotorTitles
        last = reading
      }
      reading.announcements = host.takeAnnouncements()
      reading.focus = host.wish()
      return reading
    }

    /// Does one thing to a view, and tells what was announced meanwhile.
    public func carryOut(_ request: Request) -> Response {
      var response = host.outcome(of: request)
      response.announcements = host.takeAnnouncements()
      return response
    }
  }
#endif
