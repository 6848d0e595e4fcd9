import RotorCore

/// The words that VoiceOver, or a label in its place, says for a trait.
enum TraitWords {
  /// A trait, the words for it, and those that mean nothing but a control.
  struct Entry: Sendable {
    var trait: Screen.Traits
    var words: [String]
    var isControl: Bool
  }

  /// A line each; `*` marks what only a control is called.
  private static let table = WordTable(
    """
    button*|button|按钮|taste/schaltfläche/button/knopf
    link|link|链接|link/hyperlink
    header|heading/header|标题|überschrift
    image|image/picture/photo/icon/graphic|图像/图片/照片/图标|bild/foto/symbol/grafik/icon
    tab|tab|标签/标签页|tab/reiter
    textField*|text field/input field|文本栏/文本框/输入框|textfeld/eingabefeld
    searchField*|search field/search box|搜索栏/搜索框|suchfeld
    toggleButton*|switch/toggle switch/toggle button|开关|schalter/umschalter
    adjustable*|slider|滑块|schieberegler
    """)

  /// The traits in the order of the table.
  static let entries: [Entry] = table.lines.compactMap { key, words in
    let isControl = key.hasSuffix("*")
    guard let trait = Screen.Traits(name: isControl ? String(key.dropLast()) : key) else {
      return nil
    }
    return Entry(trait: trait, words: words, isControl: isControl)
  }

  /// The word of a list with which a label ends; nil when there is none.
  static func ending(of label: String, among words: [String]) -> String? {
    let plain = WordTable.plain(label)
    return words.first { word in
      guard plain.hasSuffix(word) else { return false }
      // Chinese has no spaces; elsewhere the word must stand alone.
      let before = plain.dropLast(word.count).last
      return before.map { $0.isWhitespace || $0.isPunctuation || !word.isSpaced } ?? true
    }
  }
}

extension String {
  /// Whether the word is written in letters that have spaces between words.
  fileprivate var isSpaced: Bool {
    unicodeScalars.first.map { $0.value < 0x2E80 } ?? false
  }
}
