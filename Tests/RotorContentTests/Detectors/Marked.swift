/// A text in which ⟦ and ⟧ mark what has to be found.
struct Marked {
  var text = ""
  var ranges: [Range<Int>] = []

  init(_ marked: String) {
    var start = 0
    for character in marked {
      switch character {
      case "⟦": start = text.utf16.count
      case "⟧": ranges.append(start..<text.utf16.count)
      default: text.append(character)
      }
    }
  }
}
