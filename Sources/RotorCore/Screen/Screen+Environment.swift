extension Screen {
  /// What surrounds the elements and changes how they are ordered, seen and said.
  public struct Environment: Sendable, Hashable {
    /// The kind of device: its size sets how far apart two rows are.
    public enum Idiom: String, Sendable, CaseIterable {
      /// Rows are told apart from 8 points on.
      case phone
      /// Rows are told apart from 13 points on.
      case pad
    }

    /// The direction in which a row is read.
    public enum Direction: String, Sendable, CaseIterable {
      /// From left to right.
      case leftToRight
      /// From right to left.
      case rightToLeft
    }

    /// The kind of device.
    public var idiom: Idiom
    /// The direction in which a row is read.
    public var direction: Direction
    /// What can be seen, in screen points; nil when everything can.
    public var viewport: Rect?
    /// The language of the content, a BCP 47 tag; nil when it is not known.
    public var language: String?

    /// Makes an environment; the defaults are a phone, left to right, everything visible.
    public init(
      idiom: Idiom = .phone, direction: Direction = .leftToRight, viewport: Rect? = nil,
      language: String? = nil
    ) {
      self.idiom = idiom
      self.direction = direction
      self.viewport = viewport
      self.language = language
    }
  }
}
