// audit: action-stale-name, 6 times
import RotorUIKit

/// The post whose first action keeps the name that it had when it was made, and whose second one has the
/// name of what was done already.
final class PostBadView: PostView {
  override func actions() -> [UIAccessibilityCustomAction] {
    [
      UIAccessibilityCustomAction(name: "Boost") { [weak self] _ in
        self?.isBoosted.toggle()
        return true
      },
      UIAccessibilityCustomAction(name: isLiked ? "Like" : "Unlike") { [weak self] _ in
        self?.isLiked.toggle()
        return true
      },
    ]
  }
}
