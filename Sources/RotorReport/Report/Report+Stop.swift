public import RotorCore

extension Report {
  /// One stop of a rotor.
  public struct Stop: Sendable, Hashable {
    /// The element.
    public var id: RotorCore.Screen.Element.ID
    /// The element's name.
    public var label: String?
    /// What is said there, distance included.
    public var says: String
    /// The part of the element's text, in UTF-16 units.
    public var range: Range<Int>?
    /// How far away it is, in metres, not rounded.
    public var distance: Double?
    /// In which direction it lies, in degrees clockwise from north.
    public var bearing: Double?
    /// Whether the source has something to do before VoiceOver goes there.
    public var prepares: Bool

    /// Makes a stop.
    public init(
      id: RotorCore.Screen.Element.ID, label: String? = nil, says: String,
      range: Range<Int>? = nil, distance: Double? = nil, bearing: Double? = nil,
      prepares: Bool = false
    ) {
      self.id = id
      self.label = label
      self.says = says
      self.range = range
      self.distance = distance
      self.bearing = bearing
      self.prepares = prepares
    }
  }
}
