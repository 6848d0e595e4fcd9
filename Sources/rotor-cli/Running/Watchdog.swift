import Foundation
import Synchronization

/// Notices a search of a rotor that does not return, which nothing in the process can stop.
nonisolated final class Watchdog: Sendable {
  private struct State {
    /// The rotor that is being asked; nil between questions.
    var asked: String?
    /// How many questions were asked so far.
    var questions: UInt64 = 0
    var isStarted = false
  }

  /// How long a search may take, in seconds.
  let limit: Double
  private let state = Mutex(State())
  private let onExpiry: @Sendable (String) -> Void

  /// Makes a watchdog that calls `onExpiry` from a thread of its own, with the rotor's name.
  init(limit: Double, onExpiry: @escaping @Sendable (String) -> Void) {
    self.limit = limit
    self.onExpiry = onExpiry
  }

  /// Takes note that a rotor is being asked; watching begins with the first question.
  func willAsk(_ rotor: String) {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      state.asked = rotor
      state.questions &+= 1
      return !state.isStarted
    }
    if isFirst { start() }
  }

  /// Takes note that it answered.
  func didAnswer() {
    state.withLock { $0.asked = nil }
  }

  private func start() {
    let tick = max(limit / 10, 0.01)
    let thread = Thread { [self] in
      var last: UInt64 = 0
      var waited = 0.0
      while true {
        Thread.sleep(forTimeInterval: tick)
        let now = state.withLock { ($0.asked, $0.questions) }
        if let asked = now.0, now.1 == last {
          waited += tick
          if waited >= limit { return onExpiry(asked) }
        } else {
          last = now.1
          waited = 0
        }
      }
    }
    thread.start()
  }
}
