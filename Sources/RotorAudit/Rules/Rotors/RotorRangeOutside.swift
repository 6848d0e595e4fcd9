import RotorCore
import RotorReport

extension Rule {
  static let rotorRangeOutside = Rule(
    "rotor-range-outside", .error,
    title: Wording(
      english: "A range reaches outside its text", chinese: "范围超出文本",
      german: "Ein Bereich reicht über seinen Text hinaus"),
    what: "The range of a stop is empty or does not lie inside the text of its element.",
    why: "There is nothing there to read.",
    fix: "answer ranges in UTF-16 units of the text that the element has now",
    check: .rotor { subject in
      let ranged = subject.rangedPlaces
      guard !ranged.isEmpty else { return .notApplicable(RotorSubject.noRanges) }
      let lengths = subject.textLengths(ranged)
      let outside = ranged.filter { place in
        guard let position = subject.walk.positions[place], let length = lengths[position],
          let range = subject.walk.places[place].range
        else { return false }
        return range.isEmpty || range.lowerBound < 0 || range.upperBound > length
      }
      return .issues(
        subject.issues(outside) { place in
          guard let position = subject.walk.positions[place],
            let range = subject.walk.places[place].range
          else { return "" }
          let words = "the range from \(range.lowerBound) to \(range.upperBound)"
          return range.isEmpty
            ? "\(words) is empty"
            : "\(words) reaches outside its text, which is "
              + "\(Count.of(lengths[position] ?? 0, "unit")) long"
        })
    })
}

extension RotorSubject {
  static let noRanges = "no stop is a part of a text"

  /// The lengths of the texts of these places in UTF-16 units, by the element's position.
  fileprivate func textLengths(_ places: [Int]) -> [Int: Int] {
    var lengths: [Int: Int] = [:]
    for position in places.lazy.compactMap({ walk.positions[$0] }) where lengths[position] == nil {
      lengths[position] = screen[position].text?.string.utf16.count
    }
    return lengths
  }

  /// The places that are parts of a text.
  var rangedPlaces: [Int] {
    walk.places.indices.filter { walk.places[$0].range != nil }
  }
}
