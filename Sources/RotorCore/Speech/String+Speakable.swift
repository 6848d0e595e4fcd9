extension String {
  /// The text without line breaks and control characters, so that it stays one line and cannot
  /// steer a terminal.
  var onOneLine: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var line = String.UnicodeScalarView()
    var isGap = false
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: isGap = true
      // These turn the direction of what follows, also of what is not theirs.
      case .format where scalar.value >= 0x202A && scalar.value <= 0x202E: continue
      case .format where scalar.value >= 0x2066 && scalar.value <= 0x2069: continue
      default:
        if isGap {
          if scalar == " " { continue }
          if !line.isEmpty, line.last != " " { line.append(" ") }
          isGap = false
        }
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The text without marks that a synthesizer reads aloud badly; those that part become commas.
  func speakable(_ language: SpokenLanguage) -> String {
    let line = onOneLine
    guard line.unicodeScalars.contains(where: \.isUnspeakable) else { return line }
    var text = ""
    var isPause = false
    for scalar in line.unicodeScalars {
      if scalar.isUnspeakable {
        isPause = isPause || !scalar.isSilent
      } else if scalar == " ", isPause || text.isEmpty {
        continue
      } else {
        if isPause, !text.isEmpty {
          while text.last == " " { text.removeLast() }
          text += text.isEmpty || text.endsClause ? " " : language.punctuation.comma
        }
        isPause = false
        text.unicodeScalars.append(scalar)
      }
    }
    while text.last == " " { text.removeLast() }
    // A text of nothing but marks is one that is read on purpose.
    return text.isEmpty ? line : text
  }

  private var endsClause: Bool { endsSentence || last == "," || last == ":" || last == ";" }
}

extension Unicode.Scalar {
  /// Whether a synthesizer names the mark where a person would pause or say nothing.
  fileprivate var isUnspeakable: Bool {
    switch self {
    case "•", "·", "‣", "◦", "▪", "●", "○", "■", "□", "★", "☆", "→", "←", "↑", "↓", "⇒", "»", "«",
      "›", "‹", "|", "—", "_", "*", "`":
      true
    default: isSilent
    }
  }

  /// Whether it is a picture from an icon font, or has no width.
  fileprivate var isSilent: Bool {
    properties.generalCategory == .privateUse || value == 0x200B || value == 0xFEFF
      || value == 0xAD
  }
}
