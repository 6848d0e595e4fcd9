extension JSON {
  /// The value as text: a line per value, but small objects on one line.
  ///
  /// Control characters and those that change the direction of writing are escaped, so that the
  /// text is as harmless on a terminal as it is in a file.
  package var text: String {
    var out = ""
    write(to: &out, indent: 0)
    out += "\n"
    return out
  }

  /// The value as text on one line, without a line break at its end.
  package var line: String {
    var out = ""
    writeOnOneLine(to: &out)
    return out
  }

  private func write(to out: inout String, indent: Int) {
    switch self {
    case .array(let values) where !isPlain:
      JSON.write(values, "[", "]", to: &out, indent: indent) { value, out in
        value.write(to: &out, indent: indent + 1)
      }
    case .object(let members) where !members.isEmpty && !isFlat:
      JSON.write(members, "{", "}", to: &out, indent: indent) { member, out in
        JSON.quote(member.key, to: &out)
        out += ": "
        member.value.write(to: &out, indent: indent + 1)
      }
    default: writeOnOneLine(to: &out)
    }
  }

  private static func write<Value>(
    _ values: [Value], _ open: String, _ close: String, to out: inout String, indent: Int,
    _ write: (Value, inout String) -> Void
  ) {
    out += open
    var separator = "\n"
    for value in values {
      out += separator
      out += String(repeating: "  ", count: indent + 1)
      write(value, &out)
      separator = ",\n"
    }
    out += "\n"
    out += String(repeating: "  ", count: indent)
    out += close
  }

  /// Whether an object holds only plain values, or objects of plain values.
  private var isFlat: Bool {
    guard case .object(let members) = self else { return false }
    return members.allSatisfy { member in
      guard case .object(let inner) = member.value else { return member.value.isPlain }
      return inner.allSatisfy(\.value.isPlain)
    }
  }

  /// Whether it is a word, a number, or a few of them.
  private var isPlain: Bool {
    switch self {
    case .object: false
    case .array(let values): values.isEmpty || (values.count <= 4 && values.allSatisfy(\.isScalar))
    default: true
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func writeOnOneLine(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    // JSON has no word for what is not finite.
    case .number(let value): out += value.isFinite ? String(describing: value) : "null"
    case .string(let value): JSON.quote(value, to: &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += ", " }
        value.writeOnOneLine(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += ", " }
        JSON.quote(member.key, to: &out)
        out += ": "
        member.value.writeOnOneLine(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if Inert.isUnsafe(scalar) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    out += "\""
  }
}
