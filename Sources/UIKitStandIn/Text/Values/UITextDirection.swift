/// A direction in a text: a ``UITextStorageDirection`` or a ``UITextLayoutDirection``.
public nonisolated struct UITextDirection: RawRepresentable, Sendable, Hashable {
  /// The number of the direction.
  public let rawValue: Int

  /// Makes a direction from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Along the text as it is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// As the text is laid out.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along a text as it is stored.
public nonisolated enum UITextStorageDirection: Int, Sendable {
  /// On.
  case forward = 0
  /// Back.
  case backward = 1
}

/// A direction in a text as it is laid out.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up a line.
  case up = 4
  /// Down a line.
  case down = 5
}
