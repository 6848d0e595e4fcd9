import RotorReport
import Synchronization

/// The screens that were audited so far, for whoever ends the run early.
nonisolated final class AuditProgress: Sendable {
  /// One screen.
  struct Screen: Sendable {
    let report: Report.Screen
    let outline: String
  }

  private struct State {
    var screens: [Screen] = []
    var isFinished = false
  }

  private let state = Mutex(State())

  /// Adds a screen.
  func add(_ screen: Screen) {
    state.withLock { $0.screens.append(screen) }
  }

  /// All screens: from now on nothing is partial.
  func finish() -> AuditResult {
    state.withLock { state in
      state.isFinished = true
      return AuditResult(screens: state.screens, isPartial: false)
    }
  }

  /// What there is when the run ends early; nil when it had finished.
  var partial: AuditResult? {
    state.withLock { state in
      state.isFinished ? nil : AuditResult(screens: state.screens, isPartial: true)
    }
  }
}
