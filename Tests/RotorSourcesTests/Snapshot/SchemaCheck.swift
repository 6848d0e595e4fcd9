@testable import RotorSources

/// Holds a JSON value against a schema: the words of JSON Schema that the published schema uses.
struct SchemaCheck {
  private let schema: JSONNode

  init(_ schema: JSONDocument) {
    self.schema = schema.root
  }

  /// What is wrong with a value, each with its path.
  func complaints(_ value: JSONNode) -> [String] {
    complaints(value, schema, "")
  }

  /// The keys that an object of a definition may have; the whole is the definition "".
  func keys(of definition: String) -> [String] {
    let place = definition.isEmpty ? schema : schema["$defs"]?[definition]
    return (place?["properties"] ?? place?["anyOf"]?.elements.compactMap { $0["properties"] }.first)
      .map { $0.members.map(\.key.text) } ?? []
  }

  private func complaints(_ value: JSONNode, _ rule: JSONNode, _ path: String) -> [String] {
    var found: [String] = []
    for (word, rule) in rule.members {
      switch word.text {
      case "$schema", "title", "description", "$defs", "properties", "additionalProperties": break
      case "$ref":
        let name = rule.text.split(separator: "/").last.map(String.init) ?? ""
        guard let target = schema["$defs"]?[name] else { return ["no definition \(name)"] }
        found += complaints(value, target, path)
      case "type": if !fits(value, rule.text) { found.append("\(path): no \(rule.text)") }
      case "const", "enum":
        let choices = rule.kind == .array ? Array(rule.elements) : [rule]
        if !choices.contains(where: { $0.raw.elementsEqual(value.raw) }) {
          found.append("\(path): none of the words")
        }
      case "required":
        for key in rule.elements where value.kind == .object && value[key.text] == nil {
          found.append("\(path): no \(key.text)")
        }
      case "items":
        for (index, item) in value.elements.enumerated() {
          found += complaints(item, rule, "\(path).\(index)")
        }
      case "minItems", "maxItems":
        let count = Array(value.elements).count
        if let limit = Int(rule.text), word.text == "minItems" ? count < limit : count > limit {
          found.append("\(path): \(count) items")
        }
      case "minimum", "maximum":
        if let number = Double(value.text), let limit = Double(rule.text),
          word.text == "minimum" ? number < limit : number > limit
        {
          found.append("\(path): \(number)")
        }
      case "anyOf":
        if !rule.elements.contains(where: { complaints(value, $0, path).isEmpty }) {
          found.append("\(path): none of the forms")
        }
      default: found.append("the check does not know \(word.text)")
      }
    }
    for (key, member) in value.members {
      if let property = rule["properties"]?[key.text] ?? rule["additionalProperties"] {
        found += complaints(member, property, "\(path).\(key.text)")
      }
    }
    return found
  }

  private func fits(_ value: JSONNode, _ type: String) -> Bool {
    switch (type, value.kind) {
    case ("object", .object), ("array", .array), ("number", .number), ("boolean", .yes),
      ("boolean", .no), ("string", .string), ("string", .escapedString):
      true
    case ("integer", .number): Int(value.text) != nil
    default: false
    }
  }
}
