import RotorCore

extension Report.Stop: Codable {
  private enum CodingKeys: CodingKey {
    case id, label, says, range, distance, bearing, prepares
  }

  /// Reads a stop.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(RotorCore.Screen.Element.ID.self, forKey: .id),
      label: try values.decodeIfPresent(String.self, forKey: .label),
      says: try values.decode(String.self, forKey: .says),
      range: try values.decodeIfPresent(WrittenRange.self, forKey: .range)?.value,
      distance: try values.decodeIfPresent(Double.self, forKey: .distance),
      bearing: try values.decodeIfPresent(Double.self, forKey: .bearing),
      prepares: try values.decodeIfPresent(Bool.self, forKey: .prepares) ?? false)
  }

  /// Writes a stop without what it lacks; a number that is not finite counts as lacking.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encode(says, forKey: .says)
    try values.encodeIfPresent(range, forKey: .range)
    try values.encodeIfPresent(distance?.ifFinite, forKey: .distance)
    try values.encodeIfPresent(bearing?.ifFinite, forKey: .bearing)
    if prepares { try values.encode(true, forKey: .prepares) }
  }
}
