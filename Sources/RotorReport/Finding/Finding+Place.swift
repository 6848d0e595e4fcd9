public import RotorCore

extension Finding {
  /// Where a finding is: on a screen, and there at a rotor, an element, a stop.
  public struct Place: Sendable, Hashable, Codable {
    /// The name of the screen.
    public var screen: String
    /// The name of the rotor; nil when it is not about one.
    public var rotor: String?
    /// The element; nil when it is not about one.
    public var element: Screen.Element.ID?
    /// The part of the element's text, in UTF-16 units.
    public var range: Range<Int>?

    /// Makes a place.
    public init(
      screen: String, rotor: String? = nil, element: Screen.Element.ID? = nil,
      range: Range<Int>? = nil
    ) {
      self.screen = screen
      self.rotor = rotor
      self.element = element
      self.range = range
    }

    /// Reads a place.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      screen = try values.decode(String.self, forKey: .screen)
      rotor = try values.decodeIfPresent(String.self, forKey: .rotor)
      element = try values.decodeIfPresent(Screen.Element.ID.self, forKey: .element)
      range = try values.decodeIfPresent(WrittenRange.self, forKey: .range)?.value
    }
  }
}
