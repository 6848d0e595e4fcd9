import RotorCore
import Testing

@testable import rotor_cli

@Suite struct `Exploring what fails` {
  /// A screen with a rotor to an element that has to be prepared, which the source answers.
  private final class Closed: Source {
    let answer: Response
    let reading: Reading

    init(_ answer: Response) throws {
      self.answer = answer
      let far = Rotor("Far", stops: [Rotor.Stop("far", needsPreparation: true), Rotor.Stop("b")])
      reading = Reading(
        screen: try Screen("Shop", elements: [.init("a", "A", .button), .init("b", "B")]),
        rotors: [far])
    }

    func read() -> Reading { reading }

    func carryOut(_ request: Request) -> Response {
      if case .focus = request { .handled } else { answer }
    }
  }

  private func explorer(_ answer: Response) throws -> Explorer {
    try Explorer(ViewedSource(try Closed(answer), watchdog: Watchdog(limit: 60) { _ in }))
  }

  @Test func `says why a request failed, to be heard as well`() throws {
    var explorer = try explorer(Response(.failed("the shop is closed")))
    let reply = explorer.perform(.gestures([.doubleTap]))
    #expect(reply.said == ["Failed. the shop is closed"])
    #expect(reply.spoken == [[.init("Failed. the shop is closed", in: .english)]])
    #expect(reply.notes == [])
    #expect(reply.mark == .notHandled)
  }

  @Test func `says that a stop of the list could not be prepared`() throws {
    for (answer, said) in [
      (Response(.failed("no row")), ["Failed. no row", "The stop of Far never appeared."]),
      (.handled, ["The stop of Far never appeared."]),
    ] {
      var explorer = try explorer(answer)
      _ = explorer.perform(.gestures([.rotate(to: "Far")]))
      let reply = explorer.perform(.go(1))
      #expect(reply.said == said)
      #expect(reply.mark == .notHandled)
      #expect(explorer.perform(.go(2)).said == ["B"])
    }
  }
}
