import RotorCore

/// Reads what is marked in an attributed string.
struct RunReader {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string }

  /// The marked parts, by where they begin; one that goes on is one run.
  var runs: [Screen.Text.Run] {
    var runs: [Screen.Text.Run] = []
    var open: [Mark: Int] = [:]
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length),
      options: .longestEffectiveRangeNotRequired
    ) { attributes, range, _ in
      var marks: Set<Mark> = []
      for (key, value) in attributes { RunReader.add(key, value, to: &marks) }
      for mark in marks {
        // A mark that reaches to where this part begins goes on.
        if let index = open[mark], runs[index].range.upperBound == range.location {
          runs[index].range = runs[index].range.lowerBound..<(range.location + range.length)
        } else {
          open[mark] = runs.count
          runs.append(
            Screen.Text.Run(
              range.location..<(range.location + range.length), mark.attribute, value: mark.value))
        }
      }
    }
    return runs.sorted {
      ($0.range.lowerBound, $0.attribute.rawValue) < ($1.range.lowerBound, $1.attribute.rawValue)
    }
  }

  private struct Mark: Hashable {
    let attribute: Screen.Text.Attribute
    let value: String
  }

  private static func add(
    _ key: NSAttributedString.Key, _ value: Any, to marks: inout Set<Mark>
  ) {
    switch key {
    case .link: marks.insert(Mark(attribute: .link, value: words(value)))
    case .accessibilityTextHeadingLevel:
      marks.insert(Mark(attribute: .heading, value: level(value)))
    case .underlineStyle:
      if (value as? NSNumber)?.intValue != 0 {
        marks.insert(Mark(attribute: .underline, value: ""))
      }
    case .font:
      guard let font = value as? UIFont else { return }
      let style = Platform.style(of: font)
      if style.isBold { marks.insert(Mark(attribute: .bold, value: "")) }
      if style.isItalic { marks.insert(Mark(attribute: .italic, value: "")) }
    case .accessibilityTextCustom:
      for name in value as? [String] ?? [] {
        marks.insert(Mark(attribute: Screen.Text.Attribute(rawValue: name), value: ""))
      }
    default:
      marks.insert(
        Mark(attribute: Screen.Text.Attribute(rawValue: key.rawValue), value: words(value)))
    }
  }

  /// The level of a heading; empty for one without a level.
  private static func level(_ value: Any) -> String {
    guard let level = value as? Int, (1...6).contains(level) else { return "" }
    return String(level)
  }

  private static func words(_ value: Any) -> String {
    switch value {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let number as NSNumber: number.stringValue
    case let color as UIColor: Platform.name(of: color)
    default: ""
    }
  }
}
