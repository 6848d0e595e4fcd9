import Foundation
import RotorCore
import Synchronization
import Testing

@testable import rotor_cli

@Suite struct `The watchdog` {
  @Test func `names the rotor whose search does not return`() async {
    let names = AsyncStream<String>.makeStream()
    let watchdog = Watchdog(limit: 0.05) { names.continuation.yield($0) }
    watchdog.willAsk("Fine")
    watchdog.didAnswer()
    watchdog.willAsk("Endless")
    var iterator = names.stream.makeAsyncIterator()
    #expect(await iterator.next() == "Endless")
  }

  @Test func `ends the command with 70 and names the rotor`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(70), observing: [\.standardErrorContent]
    ) {
      try await MainActor.run {
        let arguments = try Arguments(
          ["--search-limit", "0.05"], options: ExploreCommand.command.options, command: "explore")
        let opener = ScreenOpener(try ViewOptions(arguments), console: .standard())
        let screen = try Screen("One", elements: [Screen.Element("a", "A")])
        let endless = Rotor("Endless") { _ in
          while true { Thread.sleep(forTimeInterval: 1) }
        }
        let source = ViewedSource(
          StubSource(screen, rotors: [endless]), watchdog: opener.watchdog)
        var explorer = try Explorer(source)
        _ = explorer.perform(.gestures([.rotate(to: "Endless"), .swipeDown]))
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        "rotor: the rotor 'Endless' was asked and has not answered for 0.05 seconds: its search "
          + "does not return, so let it end or raise --search-limit\n"))
  }

  @Test func `hears of every search of a viewed source`() throws {
    let screen = try Screen("One", elements: [Screen.Element("a", "A")])
    let asked = Mutex<[String]>([])
    let rotor = Rotor("Mine") { _ in
      asked.withLock { $0.append("asked") }
      return .stop(Rotor.Stop("a"))
    }
    let source = ViewedSource(
      StubSource(screen, rotors: [rotor]), watchdog: Watchdog(limit: 60) { _ in })
    let reading = try source.read()
    let answer = reading.rotors.first?.answer(.init(from: nil, .next, on: screen))
    #expect(answer == .stop(Rotor.Stop("a")))
    #expect(asked.withLock { $0 } == ["asked"])
    #expect(try source.read().screen.isIdentical(to: reading.screen))
  }
}
