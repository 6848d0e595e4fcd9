import Foundation

/// Values as JSON text, written and read by Foundation.
package enum JSONText {
  /// A value as text, its keys sorted; on one line, or with a line for each value.
  ///
  /// Control characters and those that change the direction of writing are escaped, so that the
  /// text is as harmless on a terminal as it is in a file.
  ///
  /// - Throws: an `EncodingError`, as for a number that is not finite.
  /// - Complexity: O(length of the text).
  package static func write(_ value: some Encodable, inLines: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if inLines { encoder.outputFormatting.insert(.prettyPrinted) }
    return inert(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The value that a text stands for; keys that are not known are passed over.
  package static func read<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) throws(JSONError) -> Value {
    let data = Data(text.utf8)
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as JSONError {
      throw error
    } catch {
      if let reason = reason(data) { throw .syntax(reason) }
      if let error = error as? DecodingError { throw JSONError(error) }
      throw .syntax("\(error)")
    }
  }

  /// Escapes what is unsafe; outside of texts JSON has nothing of it but line breaks.
  private static func inert(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x7F }) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      guard scalar != "\n", Inert.isUnsafe(scalar) else {
        out.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return out
  }

  /// What is wrong and where: the decoder on Linux tells neither, the older reader does.
  private static func reason(_ data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      guard let reason else { return "\(error)" }
      return reason.hasPrefix("Too many nested") ? "it is nested deeper than 512 levels" : reason
    }
  }
}
