extension Screen.Selector: CustomStringConvertible {
  /// The selector in its normal form, which reads back as an equal selector.
  public var description: String {
    alternatives.map { $0.text(isRelative: false) }.joined(separator: ", ")
  }

  /// The normal form inside `:has`, where the first step says how it lies to the node.
  fileprivate var relativeText: String {
    alternatives.map { $0.text(isRelative: true) }.joined(separator: ", ")
  }
}

extension Screen.Selector.Path {
  fileprivate func text(isRelative: Bool) -> String {
    var text = ""
    for (index, step) in steps.enumerated() {
      if index > 0 { text += " " }
      if step.combinator == .child, index > 0 || isRelative { text += "> " }
      text += step.description
    }
    return text + (part?.description ?? "")
  }
}

extension Screen.Selector.Step: CustomStringConvertible {
  /// The role and the conditions; `*` when there are none.
  public var description: String {
    let conditions = conditions.map(\.description).joined()
    guard let role else { return conditions.isEmpty ? "*" : conditions }
    let isKnown = Screen.Role.vocabulary.contains(role)
    return (isKnown ? role.rawValue : Quoting.quoted(role.rawValue)) + conditions
  }
}

extension Screen.Selector.Condition: CustomStringConvertible {
  /// The condition as it stands in a selector.
  public var description: String {
    switch self {
    case .identifier(let text): "#" + Screen.Selector.word(text)
    case .class(let text): "." + Screen.Selector.word(text)
    case .attribute(let name, let match):
      "[\(Screen.Selector.word(name.asciiLowercased(), also: ":./@"))\(match?.description ?? "")]"
    case .not(let selector): ":not(\(selector))"
    case .is(let selector): ":is(\(selector))"
    case .has(let selector): ":has(\(selector.relativeText))"
    }
  }
}

extension Screen.Selector.Match: CustomStringConvertible {
  /// The sign, the value and the flag.
  public var description: String {
    comparison.rawValue + Screen.Selector.word(value, also: ":./@#+%?&,;=")
      + (ignoresCase ? " i" : "")
  }
}

extension Screen.Selector.Part: CustomStringConvertible {
  /// The part as it stands at the end of a selector.
  public var description: String {
    switch self {
    case .text(let pattern): "::text(/\(Screen.Selector.Part.written(pattern))/)"
    case .attribute(let attribute): "::attribute(\(Screen.Selector.word(attribute.rawValue)))"
    }
  }

  /// A pattern with its slashes escaped and nothing else changed, but that control characters
  /// become the regular expression's own escapes.
  private static func written(_ pattern: String) -> String {
    var result = ""
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case _ where Quoting.isInvisible(scalar):
        let code = "\\x{\(String(scalar.value, radix: 16, uppercase: true))}"
        result += isEscaped ? String(code.dropFirst()) : code
      case "/" where !isEscaped: result += "\\/"
      default: result.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return isEscaped ? result + "\\" : result
  }
}

extension Screen.Selector {
  /// A word as it is, or in quotes when it would be misread.
  fileprivate static func word(_ text: String, also more: String = "") -> String {
    let more = more.unicodeScalars
    let isPlain = text.unicodeScalars.allSatisfy { $0.isNotationWord || more.contains($0) }
    return isPlain && !text.isEmpty ? text : Quoting.quoted(text)
  }
}
