/// How a controller comes and goes; without a picture all are alike.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// Turns over.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// As a page is turned.
  case partialCurl = 3
}
