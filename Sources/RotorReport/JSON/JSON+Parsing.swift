import Foundation

extension JSON: Decodable {
  /// The value that a text stands for, read by Foundation; the members of an object are sorted.
  package static func parse(_ text: String) throws(JSONError) -> JSON {
    do {
      return try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    } catch {
      throw .syntax(reason(text) ?? "\(error)")
    }
  }

  /// What is wrong and where: the decoder on Linux tells neither, the older reader does.
  private static func reason(_ text: String) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      return nil
    } catch {
      return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
    }
  }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let values = try? value.decode([JSON].self) {
      self = .array(values)
    } else {
      let members = try value.decode([String: JSON].self)
      self = .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
    }
  }
}
