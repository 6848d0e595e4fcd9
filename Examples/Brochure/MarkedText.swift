import RotorCore

/// Builds a text with runs from paragraphs, and lays it out in lines.
struct MarkedText {
  private var string = ""
  private var runs: [Screen.Text.Run] = []
  private var lineStarts: [Int] = []

  /// The length of a line on a phone, in characters.
  private static let width = 46

  /// The text with its runs and lines.
  var text: Screen.Text {
    Screen.Text(string, runs: runs, lineStarts: lineStarts)
  }

  /// Adds a paragraph; all of it carries the attribute, if there is one.
  mutating func add(
    _ paragraph: String, _ attribute: Screen.Text.Attribute? = nil, value: String = ""
  ) {
    let start = string.utf16.count
    layOut(paragraph, from: start)
    string += paragraph + "\n"
    if let attribute {
      runs.append(Screen.Text.Run(start..<start + paragraph.utf16.count, attribute, value: value))
    }
  }

  /// Adds a paragraph in which one part is a link.
  mutating func add(_ before: String, link: String, to target: String, _ after: String) {
    let start = string.utf16.count + before.utf16.count
    add(before + link + after)
    runs.append(Screen.Text.Run(start..<start + link.utf16.count, .link, value: target))
  }

  /// Notes where lines begin: a word that does not fit goes to the next line.
  private mutating func layOut(_ paragraph: String, from start: Int) {
    lineStarts.append(start)
    var offset = start
    var column = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if column > 0, column + word.count > Self.width {
        lineStarts.append(offset)
        column = 0
      }
      column += word.count + 1
      offset += word.utf16.count + 1
    }
  }
}
