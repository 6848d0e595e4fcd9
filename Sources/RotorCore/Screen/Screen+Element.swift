extension Screen {
  /// One node of a screen: what UIKit's accessibility protocol says about it.
  ///
  /// The few fields that most nodes have are stored inline, the rest in a shared box, so that a
  /// million places stay small.
  public struct Element: Sendable, Hashable, Identifiable {
    /// Who the element is: given by the source, the same when the screen is read again.
    public struct ID: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral,
      CustomStringConvertible
    {
      /// The source's own text for it.
      public var rawValue: String

      /// Makes an id from the source's text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an id from a literal.
      public init(stringLiteral text: String) {
        self.rawValue = text
      }

      /// Makes an id from the source's text.
      public init(_ text: String) {
        self.rawValue = text
      }

      /// The source's text.
      public var description: String { rawValue }
    }

    /// Who the element is.
    public var id: ID
    /// Its name; nil when it has none.
    public var label: String?
    /// Its value; nil when it has none.
    public var value: String?
    /// What it is and can do.
    public var traits: Traits
    /// Where it stands, in screen points; nil when the source does not say.
    public var frame: Rect?
    /// Whether VoiceOver can stop on it; false for a mere container.
    public var isElement: Bool
    private var box: DetailsBox?

    /// Makes an element that VoiceOver stops on.
    public init(
      _ id: ID, _ label: String? = nil, _ traits: Traits = [], value: String? = nil,
      hint: String? = nil, frame: Rect? = nil
    ) {
      self.id = id
      self.label = label
      self.value = value
      self.traits = traits
      self.frame = frame
      self.isElement = true
      if let hint { self.hint = hint }
    }

    /// Makes a container, on which VoiceOver does not stop.
    public init(
      _ id: ID, container: Container, label: String? = nil, frame: Rect? = nil
    ) {
      self.id = id
      self.label = label
      self.traits = []
      self.frame = frame
      self.isElement = false
      self.container = container
    }

    /// Everything that few elements have; reading it costs one indirection.
    var details: Details {
      get { box?.value ?? Details() }
      set { box = newValue == Details() ? nil : DetailsBox(newValue) }
    }

    /// Whether the box is there: when not, every rare field has its default.
    var hasDetails: Bool { box != nil }
  }
}

/// A shared, immutable copy of the rare fields; a class so that copies of an element share it.
final class DetailsBox: Sendable, Hashable {
  let value: Screen.Element.Details

  init(_ value: Screen.Element.Details) {
    self.value = value
  }

  static func == (left: DetailsBox, right: DetailsBox) -> Bool {
    left === right || left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
