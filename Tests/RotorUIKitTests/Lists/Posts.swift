import RotorUIKit

@testable import UIKitStandIn

/// Hears what is posted while it lives.
final class Posts: PostListener {
  private(set) var all: [String] = []

  init() { UIAccessibility.listener = self }

  func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let words = (argument as? NSAttributedString)?.string ?? argument as? String ?? "-"
    all.append("\(notification.rawValue) \(words)")
  }
}

/// Waits for the work that was put off to later turns of the main queue.
func laterTurn() async {
  await withCheckedContinuation { waiting in MainQueue.later { waiting.resume() } }
}

/// Whether some work counts as a change of the screen.
func isSeen(_ work: () -> Void) -> Bool {
  let before = ScreenRevision.current
  work()
  return ScreenRevision.current != before
}
