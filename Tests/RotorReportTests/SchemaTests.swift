import Foundation
import RotorReport
import Testing

@Suite("The published schema of reports")
struct SchemaTests {
  private let schema: [String: Any]

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/report.schema.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    schema = try #require(object as? [String: Any])
  }

  /// What in a value the schema does not allow, by path; knows the words that the schema uses.
  private func problems(_ value: Any, _ rule: [String: Any], at path: String) -> [String] {
    if let reference = rule["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = (schema["$defs"] as? [String: Any])?[name] as? [String: Any] else {
        return ["\(path): no definition \(name)"]
      }
      return problems(value, definition, at: path)
    }
    var found: [String] = []
    if let words = rule["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(path): \(value) is none of \(words)")
    }
    if let constant = rule["const"] as? Int, constant != value as? Int {
      found.append("\(path): not \(constant)")
    }
    let types = (rule["type"] as? [String]) ?? (rule["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) {
      found.append("\(path): not of type \(types)")
    }
    if let object = value as? [String: Any] {
      let properties = rule["properties"] as? [String: [String: Any]] ?? [:]
      for key in rule["required"] as? [String] ?? [] where object[key] == nil {
        found.append("\(path): \(key) is missing")
      }
      for (key, inner) in object {
        guard let property = properties[key] else {
          found.append("\(path): \(key) is not described")
          continue
        }
        found += problems(inner, property, at: "\(path).\(key)")
      }
    }
    if let array = value as? [Any], let items = rule["items"] as? [String: Any] {
      for (index, inner) in array.enumerated() {
        found += problems(inner, items, at: "\(path)[\(index)]")
      }
    }
    return found
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }

  @Test("Every key of a report is described, and every required key is there")
  func valid() throws {
    var empty = Report(screens: [Report.Screen(name: "Empty")])
    empty.screens[0].isEmpty = true
    #expect(try Report(json: empty.json()) == empty)
    for text in try [
      Report.sample.json(), Report.sample.json(stopLimit: 1), Report().json(), empty.json(),
    ] {
      let report = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(problems(report, schema, at: "report") == [])
    }
  }

  @Test("What is no report fails the schema")
  func invalid() throws {
    let text = try Report.sample.json()
      .replacingOccurrences(of: "\"kind\" : \"group\",", with: "")
      .replacingOccurrences(of: "\"step-limit\"", with: "\"late\"")
      .replacingOccurrences(of: "\"distance\" : 452.5", with: "\"distanz\" : 452.5")
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(problems(report, schema, at: "report").count == 3)
  }
}
