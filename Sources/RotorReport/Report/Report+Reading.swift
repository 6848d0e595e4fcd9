import RotorCore

extension Report {
  /// Reads a report from its JSON; keys that are not known are passed over.
  ///
  /// - Throws: where the text is not JSON, or not a report of a known version.
  public init(json text: String) throws(JSONError) {
    let reader = JSONReader(try JSON.parse(text))
    let version = try reader.member("version").integer()
    guard version == Report.version else { throw .version(version) }
    self.init(
      screens: try reader.member("screens").map { screen throws(JSONError) in
        try Screen(screen)
      })
    isPartial = try reader.optional("partial")?.bool() ?? false
  }
}

extension Report.Screen {
  init(_ reader: JSONReader) throws(JSONError) {
    self.init(
      name: try reader.member("name").string(),
      rotors: try reader.member("rotors").map { rotor throws(JSONError) in
        try Report.Rotor(rotor)
      },
      findings: try reader.member("findings").map { finding throws(JSONError) in
        try Finding(finding)
      },
      notApplicable: try reader.optional("notApplicable")?.map { note throws(JSONError) in
        Report.NotApplicable(
          rule: try note.member("rule").string(), reason: try note.member("reason").string())
      } ?? [])
  }
}

extension Report.Rotor {
  init(_ reader: JSONReader) throws(JSONError) {
    self.init(
      name: try reader.member("name").string(),
      kind: RotorCore.Rotor.Kind(rawValue: try reader.member("kind").string()),
      owner: try reader.optional("owner")?.id(),
      order: try reader.optional("order")?.word(among: [
        RotorCore.Rotor.Order.unknown, .document, .own,
      ]) ?? .unknown,
      ended: try reader.member("ended").word(among: Report.Ending.allCases),
      steps: try reader.optional("steps")?.integer() ?? 0,
      stops: try reader.member("stops").map { stop throws(JSONError) in try Report.Stop(stop) },
      total: try reader.optional("total")?.integer(),
      problems: try reader.member("problems").map { finding throws(JSONError) in
        try Finding(finding)
      })
  }
}

extension Report.Stop {
  init(_ reader: JSONReader) throws(JSONError) {
    self.init(
      id: try reader.member("id").id(),
      label: try reader.optional("label")?.string(),
      says: try reader.member("says").string(),
      range: try reader.optional("range")?.range(),
      distance: try reader.optional("distance")?.number(),
      bearing: try reader.optional("bearing")?.number(),
      prepares: try reader.optional("prepares")?.bool() ?? false)
  }
}

extension Finding {
  init(_ reader: JSONReader) throws(JSONError) {
    let place = try reader.member("place")
    self.init(
      rule: try reader.member("rule").string(),
      severity: try reader.member("severity").word(among: Severity.allCases),
      certainty: try reader.member("certainty").word(among: Certainty.allCases),
      message: try reader.member("message").string(),
      place: Place(
        screen: try place.member("screen").string(),
        rotor: try place.optional("rotor")?.string(),
        element: try place.optional("element")?.id(),
        range: try place.optional("range")?.range()),
      fix: try reader.member("fix").string())
  }
}
