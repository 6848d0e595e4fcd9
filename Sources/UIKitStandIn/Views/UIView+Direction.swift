extension UIView {
  /// The direction in which what is inside it is placed: its own, else that of what is around it,
  /// else from left to right.
  ///
  /// In UIKit the language of the app stands in place of what is around it, which is not known
  /// here (assumed).
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    var current: UIView? = self
    while let view = current {
      switch view.semanticContentAttribute {
      case .forceRightToLeft: return .rightToLeft
      case .forceLeftToRight, .playback, .spatial: return .leftToRight
      case .unspecified: current = view.superview
      }
    }
    return .leftToRight
  }

  /// A place inside it that was worked out from left to right, in the direction of reading.
  func inReadingDirection(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = bounds.width - frame.origin.x - frame.width
    return mirrored
  }
}

/// The direction in which a line is read.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
