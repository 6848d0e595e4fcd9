import Foundation
import Synchronization

/// Waits for signals that end the run, cleans up, and ends it.
///
/// The signals are blocked and taken by a thread of its own, so that cleaning up may do anything,
/// unlike a signal handler.
nonisolated final class Interruption: Sendable {
  private struct State {
    var isStarted = false
    var next = 0
    var cleanups: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// Does something before the run ends by a signal, until the answer is called.
  ///
  /// Watching begins with the first call, so that short runs do not pay for it.
  func beforeEnding(_ cleanup: @escaping @Sendable () -> Void) -> () -> Void {
    let (id, isFirst) = state.withLock { state in
      defer {
        state.isStarted = true
        state.next += 1
      }
      state.cleanups[state.next] = cleanup
      return (state.next, !state.isStarted)
    }
    if isFirst { watch() }
    return { [self] in state.withLock { $0.cleanups[id] = nil } }
  }

  /// Cleans up, the last first, and ends the run.
  func end(_ status: Int32) -> Never {
    let cleanups = state.withLock { $0.cleanups }
    for (_, cleanup) in cleanups.sorted(by: { $0.key > $1.key }) { cleanup() }
    _exit(status)
  }

  private func watch() {
    var set = Interruption.signals()
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let thread = Thread { [self] in
      var set = Interruption.signals()
      var signal: Int32 = 0
      while sigwait(&set, &signal) != 0 {}
      end(128 + signal)
    }
    thread.start()
  }

  /// Lets a child process be interrupted as usual, since it inherits what is blocked.
  static func unblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    var set = signals()
    var before = sigset_t()
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  private static func signals() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    return set
  }
}
