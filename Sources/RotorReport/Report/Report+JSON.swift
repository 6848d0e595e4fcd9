extension Report {
  /// The report as JSON, version 1; `Documentation/report.schema.json` describes it.
  ///
  /// Keys are sorted, so that two reports can be compared line by line.
  ///
  /// - Parameter stopLimit: how many stops of a rotor are written at most; a rotor with more
  ///   carries `truncated` and `total`. Nil writes all that the report has.
  /// - Throws: an `EncodingError` of Foundation.
  /// - Complexity: O(length of the text).
  public func json(stopLimit: Int? = nil) throws -> String {
    var report = self
    if let limit = stopLimit.map({ max($0, 0) }) {
      for screen in screens.indices {
        for rotor in screens[screen].rotors.indices {
          let stops = screens[screen].rotors[rotor].stops
          report.screens[screen].rotors[rotor].stops = Array(stops.prefix(limit))
        }
      }
    }
    return try JSONText.write(report, inLines: true) + "\n"
  }

  /// Reads a report from its JSON; keys that are not known are passed over.
  ///
  /// - Throws: where the text is not JSON, or not a report of a known version.
  public init(json text: String) throws(JSONError) {
    self = try JSONText.read(Report.self, from: text)
  }
}

extension Report: Codable {
  private enum CodingKeys: CodingKey {
    case version, partial, screens, checks
  }

  /// Reads a report of the known version.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decode(Whole.self, forKey: .version).value
    guard version == Report.version else { throw JSONError.version(version) }
    self.init(screens: try values.decode([Screen].self, forKey: .screens))
    checks = try values.decodeIfPresent([Check].self, forKey: .checks) ?? []
    isPartial = try values.decodeIfPresent(Bool.self, forKey: .partial) ?? false
  }

  /// Writes the report with its version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Report.version, forKey: .version)
    if isPartial { try values.encode(true, forKey: .partial) }
    try values.encode(screens, forKey: .screens)
    if !checks.isEmpty { try values.encode(checks, forKey: .checks) }
  }
}
