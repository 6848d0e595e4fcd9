// audit: rotor-impure
// audit: rotor-never-ends, 2 times
// audit: rotor-ignores-current
import RotorUIKit

/// The player whose rotors go from where the player is, not from where VoiceOver is: one is a button that
/// plays another chapter at each swipe, the other always finds the same bookmark.
final class PlayerBadViewController: PlayerViewController {
  private var playing = 0

  override func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Chapters") { [weak self] predicate in
        guard let self else { return nil }
        let step = predicate.searchDirection == .next ? 1 : -1
        playing = min(max(playing + step, 0), recording.chapters.count - 1)
        play(from: recording.chapters[playing])
        return UIAccessibilityCustomRotorItemResult(targetElement: position, targetRange: nil)
      },
      UIAccessibilityCustomRotor(name: "Bookmarks") { [weak self] predicate in
        guard let self else { return nil }
        let minute = recording.chapters[playing].minute
        let place =
          predicate.searchDirection == .next
          ? recording.bookmarks.firstIndex { $0.minute > minute }
          : recording.bookmarks.lastIndex { $0.minute < minute } ?? recording.bookmarks.indices.last
        return place.map {
          UIAccessibilityCustomRotorItemResult(targetElement: bookmarks[$0], targetRange: nil)
        }
      },
    ]
  }
}
