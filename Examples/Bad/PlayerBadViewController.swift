// audit: rotor-impure
// audit: rotor-never-ends
import RotorUIKit

/// The player whose rotor is a button: each swipe plays another chapter, counted from where the player
/// is, and VoiceOver stays on the time.
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
      }
    ]
  }
}
