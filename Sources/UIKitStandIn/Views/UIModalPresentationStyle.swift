/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// Nothing.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A page.
  case pageSheet = 1
  /// A form.
  case formSheet = 2
  /// In place of its parent.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen, which is seen through it.
  case overFullScreen = 5
  /// Over its parent.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
}
