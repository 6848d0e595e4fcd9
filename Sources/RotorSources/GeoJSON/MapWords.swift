import RotorCore

/// The words for a map as a whole.
enum MapWords {
  /// What the first element says: "Map, 1,072 places".
  static func summary(count: Int, in language: String) -> String {
    switch (SpokenLanguage(tag: language) ?? .english, count) {
    case (.english, 0): "Map, no places"
    case (.english, 1): "Map, 1 place"
    case (.english, _): "Map, \(grouped(count, by: ",")) places"
    case (.chinese, 0): "地图，没有地点"
    case (.chinese, _): "地图，\(grouped(count, by: ","))个地点"
    case (.german, 0): "Karte, keine Orte"
    case (.german, 1): "Karte, 1 Ort"
    case (.german, _): "Karte, \(grouped(count, by: ".")) Orte"
    }
  }

  /// Digits in groups of three.
  private static func grouped(_ number: Int, by separator: Character) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(separator) }
      text.append(digit)
    }
    return text
  }
}
