import RotorCore

extension Report.Rotor: Codable {
  private enum CodingKeys: CodingKey {
    case name, kind, owner, order, ended, steps, truncated, total, stops, problems
  }

  /// The order that a rotor promises, read as one of its words.
  private struct Order: Decodable {
    let value: RotorCore.Rotor.Order

    init(from decoder: any Decoder) throws {
      value = try decoder.word(among: [.unknown, .document, .own])
    }
  }

  /// Reads the report of a rotor.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try values.decode(String.self, forKey: .name),
      kind: RotorCore.Rotor.Kind(rawValue: try values.decode(String.self, forKey: .kind)),
      owner: try values.decodeIfPresent(RotorCore.Screen.Element.ID.self, forKey: .owner),
      order: try values.decodeIfPresent(Order.self, forKey: .order)?.value ?? .unknown,
      ended: try values.decode(Report.Ending.self, forKey: .ended),
      steps: try values.decodeIfPresent(Whole.self, forKey: .steps)?.value ?? 0,
      stops: try values.decode([Report.Stop].self, forKey: .stops),
      total: try values.decodeIfPresent(Whole.self, forKey: .total)?.value,
      problems: try values.decode([Finding].self, forKey: .problems))
  }

  /// Writes the report of a rotor; how many stops there are only when not all are listed.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(kind.rawValue, forKey: .kind)
    try values.encode(owner, forKey: .owner)
    try values.encode(order.rawValue, forKey: .order)
    try values.encode(ended, forKey: .ended)
    try values.encode(steps, forKey: .steps)
    if isTruncated {
      try values.encode(true, forKey: .truncated)
      try values.encode(total, forKey: .total)
    }
    try values.encode(stops, forKey: .stops)
    try values.encode(problems, forKey: .problems)
  }
}

extension Report.Ending: Codable {
  /// Reads one of the words.
  public init(from decoder: any Decoder) throws {
    self = try decoder.word(among: Self.allCases)
  }
}
