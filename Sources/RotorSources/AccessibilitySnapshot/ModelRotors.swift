import RotorCore

/// Finds the elements that the rotors of a model name; the model knows them only by what they say
/// and where they stand.
struct ModelRotors {
  private let nodes: [ModelReader.Node]
  private let elements: [Screen.Element]
  private var byWords: [String: [Int]] = [:]
  private var byFrame: [Screen.Rect: [Int]] = [:]

  init(_ nodes: [ModelReader.Node], _ elements: [Screen.Element]) {
    self.nodes = nodes
    self.elements = elements
    for index in nodes.indices where !nodes[index].isContainer {
      let words = [nodes[index].json["description"]?.text, elements[index].label]
      for word in Set(words.compactMap { $0 }) { byWords[word, default: []].append(index) }
      if let frame = elements[index].frame { byFrame[frame, default: []].append(index) }
    }
  }

  func rotors(_ warnings: inout Warnings) throws -> [Snapshot.SavedRotor] {
    var rotors: [Snapshot.SavedRotor] = []
    for index in nodes.indices {
      guard let list = nodes[index].json["customRotors"] else { continue }
      for json in try list.items("an array of rotors") {
        let name = try json["name"]?.string() ?? ""
        var stops: [Rotor.Stop] = []
        for marker in try json["resultMarkers"]?.items("an array of results").map({ $0 }) ?? [] {
          if let stop = try stop(marker, owner: index) {
            stops.append(stop)
          } else {
            let words = marker["elementDescription"]?.text ?? ""
            warnings.note("rotor \(name)") {
              "rotor '\(name)': no element says '\(words)', so this stop is left out"
            }
          }
        }
        if json["limit"]?["greaterThanMaxCount"] != nil || json["limit"]?["underMaxCount"] != nil {
          warnings.note("limit \(name)") {
            "rotor '\(name)': the model lists its first stops only"
          }
        }
        rotors.append(
          Snapshot.SavedRotor(
            title: ModelRotors.title(name), owner: elements[index].id, order: .own, stops: stops))
      }
    }
    return rotors
  }

  private func stop(_ marker: JSONNode, owner: Int) throws -> Rotor.Stop? {
    let words = try marker["elementDescription"]?.string() ?? ""
    if let range = try marker["rangeDescription"].flatMap({ ModelRotors.range(try $0.string()) }) {
      // The words are the part of the text then.
      let places = [owner] + nodes.indices
      let index = places.first { holds($0, words, at: range) }
      return index.map { Rotor.Stop(elements[$0].id, range: range) }
    }
    let frame = try marker["shape"]?["frame"].flatMap { try ModelRotors.rect($0) }
    let there = frame.flatMap { byFrame[$0] } ?? []
    let named = byWords[words] ?? beginning(words)
    let index = there.first { named.contains($0) } ?? (there.count == 1 ? there[0] : named.first)
    return index.map { Rotor.Stop(elements[$0].id) }
  }

  /// The element whose label the spoken words begin with, the longest label first.
  private func beginning(_ words: String) -> [Int] {
    var best: (length: Int, index: Int)?
    for index in elements.indices where !nodes[index].isContainer {
      guard let label = elements[index].label, !label.isEmpty, words.hasPrefix(label),
        label.count > best?.length ?? 0
      else { continue }
      best = (label.count, index)
    }
    return best.map { [$0.index] } ?? []
  }

  private func holds(_ index: Int, _ words: String, at range: Range<Int>) -> Bool {
    guard !nodes[index].isContainer else { return false }
    return [elements[index].value, elements[index].label].contains { text in
      guard let units = text.map({ Array($0.utf16) }), range.upperBound <= units.count else {
        return false
      }
      return units[range].elementsEqual(words.utf16)
    }
  }

  /// Reads `[3..<8]`.
  private static func range(_ text: String) -> Range<Int>? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: "..<", omittingEmptySubsequences: true)
    guard parts.count == 2, let lower = Int(parts[0]), let upper = Int(parts[1]), lower >= 0,
      lower <= upper
    else { return nil }
    return lower..<upper
  }

  private static func rect(_ json: JSONNode) throws -> Screen.Rect? {
    let numbers = try json.items("two points").flatMap { try $0.numbers(2, "two numbers") }
    guard numbers.count == 4 else { return nil }
    return Screen.Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A rotor of the system's is written with the English name of its kind.
  private static func title(_ name: String) -> Rotor.Title {
    if let kind = systemKinds[name] { return Rotor.Title(kind: kind) }
    return Rotor.Title(name)
  }

  private static let systemKinds: [String: Rotor.Kind] = [
    "Links": .links, "Visited Links": .visitedLinks, "Headings": .headings,
    "Heading 1": .heading1, "Heading 2": .heading2, "Heading 3": .heading3,
    "Heading 4": .heading4, "Heading 5": .heading5, "Heading 6": .heading6,
    "Bold Text": .boldText, "Italic Text": .italicText, "Underlined Text": .underlinedText,
    "Misspelled Words": .misspelledWords, "Images": .images, "Text Fields": .textFields,
    "Tables": .tables, "Lists": .lists, "Landmarks": .landmarks,
  ]
}
