extension Rotor {
  /// Where a rotor goes: an element, perhaps a part of its text.
  ///
  /// Two stops are the same when element and range are; names, places and preparations do not
  /// count.
  public struct Stop: Sendable, Hashable {
    /// The element.
    public var target: Screen.Element.ID
    /// The part of its text, in UTF-16 units; nil for the whole element.
    public var range: Range<Int>?
    /// What the rotor calls the stop in a list; nil for what the element says itself.
    public var name: String?
    /// Whether the source has something to do before VoiceOver goes there, such as scrolling.
    public var needsPreparation: Bool
    /// How far away the place is, in metres, not rounded.
    public var distance: Double?
    /// In which direction it lies, in degrees clockwise from north.
    public var bearing: Double?
    /// What is said right after the name, such as the distance in words.
    public var detail: Wording?
    /// The container whose first element the stop is; its words are said with the element.
    public var container: Screen.Element.ID?

    /// Makes a stop.
    public init(
      _ target: Screen.Element.ID, range: Range<Int>? = nil, name: String? = nil,
      needsPreparation: Bool = false, distance: Double? = nil, bearing: Double? = nil,
      detail: Wording? = nil,
      container: Screen.Element.ID? = nil
    ) {
      self.target = target
      self.range = range
      self.name = name
      self.needsPreparation = needsPreparation
      self.distance = distance
      self.bearing = bearing
      self.detail = detail
      self.container = container
    }

    /// Whether both go to the same place.
    public static func == (left: Stop, right: Stop) -> Bool {
      left.target == right.target && left.range == right.range
    }

    /// Feeds element and range.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(target)
      hasher.combine(range)
    }
  }
}
