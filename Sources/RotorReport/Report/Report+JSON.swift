import RotorCore

extension Report {
  /// The report as JSON, version 1; `Documentation/report.schema.json` describes it.
  ///
  /// Keys come in a fixed order, so that two reports can be compared line by line.
  ///
  /// - Parameter stopLimit: how many stops of a rotor are written at most; a rotor with more
  ///   carries `truncated` and `total`. Nil writes all that the report has.
  /// - Complexity: O(length of the text).
  public func json(stopLimit: Int? = nil) -> String {
    let screens = screens.map { $0.json(stopLimit: stopLimit) }
    return JSON.object([
      "version": .integer(Report.version),
      "partial": isPartial ? .bool(true) : nil,
      "screens": .array(screens),
    ]).text
  }
}

extension Report.Screen {
  func json(stopLimit: Int?) -> JSON {
    .object([
      "name": .string(name),
      "rotors": .array(rotors.map { $0.json(stopLimit: stopLimit) }),
      "findings": .array(findings.map(\.json)),
      "notApplicable": .array(
        notApplicable.map {
          .object(["rule": .string($0.rule), "reason": .string($0.reason)])
        }),
    ])
  }
}

extension Report.Rotor {
  func json(stopLimit: Int?) -> JSON {
    let listed = stopLimit.map { stops.prefix(max($0, 0)) } ?? stops[...]
    let isCut = listed.count < total
    return .object([
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "owner": owner.map { .string($0.rawValue) } ?? .null,
      "order": .string(order.rawValue),
      "ended": .string(ended.rawValue),
      "steps": .integer(steps),
      "truncated": isCut ? .bool(true) : nil,
      "total": isCut ? .integer(total) : nil,
      "stops": .array(listed.map(\.json)),
      "problems": .array(problems.map(\.json)),
    ])
  }
}

extension Report.Stop {
  var json: JSON {
    .object([
      "id": .string(id.rawValue),
      "label": label.map { .string($0) },
      "says": .string(says),
      "range": range.map(JSON.range),
      "distance": distance.map { .number($0) },
      "bearing": bearing.map { .number($0) },
      "prepares": prepares ? .bool(true) : nil,
    ])
  }
}

extension Finding {
  var json: JSON {
    .object([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "certainty": .string(certainty.rawValue),
      "message": .string(message),
      "place": .object([
        "screen": .string(place.screen),
        "rotor": place.rotor.map { .string($0) },
        "element": place.element.map { .string($0.rawValue) },
        "range": place.range.map(JSON.range),
      ]),
      "fix": .string(fix),
    ])
  }
}

extension JSON {
  static func range(_ range: Range<Int>) -> JSON {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}
