/// What VoiceOver calls the system's rotors and the kinds of container, in its languages.
enum SpokenNames {
  /// One line a kind: its name in files, English, Simplified Chinese, German.
  ///
  /// Other names that are understood stand behind a slash. What is known of Apple's own names was
  /// observed, the rest is assumed.
  private static let rotorTable = """
    custom|Custom|自定|Eigene
    group|Group|组合|Gruppe
    adjustValue|Adjust Value|调整值|Wert anpassen
    actions|Actions|操作|Aktionen
    moreContent|More Content|更多内容|Weitere Inhalte
    headings|Headings|标题|Überschriften
    heading1|Heading Level 1/Heading 1|1 级标题/标题 1|Überschriften Ebene 1/Überschrift 1
    heading2|Heading Level 2/Heading 2|2 级标题/标题 2|Überschriften Ebene 2/Überschrift 2
    heading3|Heading Level 3/Heading 3|3 级标题/标题 3|Überschriften Ebene 3/Überschrift 3
    heading4|Heading Level 4/Heading 4|4 级标题/标题 4|Überschriften Ebene 4/Überschrift 4
    heading5|Heading Level 5/Heading 5|5 级标题/标题 5|Überschriften Ebene 5/Überschrift 5
    heading6|Heading Level 6/Heading 6|6 级标题/标题 6|Überschriften Ebene 6/Überschrift 6
    links|Links|链接|Links/Hyperlinks
    visitedLinks|Visited Links|访问过的链接|Besuchte Links
    nonVisitedLinks|Non-Visited Links/Unvisited Links|未访问的链接|Nicht besuchte Links
    formControls|Form Controls|表单控制|Formularsteuerelemente
    buttons|Buttons|按钮|Tasten
    textFields|Text Fields|文本栏|Textfelder
    searchFields|Search Fields|搜索栏|Suchfelder
    images|Images|图像|Bilder
    tables|Tables|表格|Tabellen
    lists|Lists|列表|Listen
    landmarks|Landmarks|地标|Orientierungspunkte
    containers|Containers|容器|Container
    staticText|Static Text|静态文本|Statische Texte/Statischer Text
    boldText|Bold Text|粗体文本|Fette Texte/Fetter Text
    italicText|Italic Text|斜体文本|Kursive Texte/Kursiver Text
    underlinedText|Underlined Text/Underline Text|下划线文本|Unterstrichene Texte/Unterstrichener Text
    misspelledWords|Misspelled Words|拼写错误的字词|Falsch geschriebene Wörter
    lines|Lines|行|Zeilen
    sentences|Sentences|句子|Sätze
    words|Words|字词|Wörter
    characters|Characters|字符|Zeichen
    """

  private static let containerTable = """
    list|List|列表|Liste
    landmark|Landmark|地标|Orientierungspunkt
    table|Table|表格|Tabelle
    group|Group|组|Gruppe
    tabBar|Tab Bar|标签栏|Tableiste
    segmentedControl|Segmented Control|分段控制|Segmentierte Steuerung
    navigationBar|Navigation Bar|导航栏|Navigationsleiste
    scrollView|Scroll Area|滚动区域|Scrollbereich
    map|Map|地图|Karte
    """

  /// The names of the rotors, by their kind's name in files.
  static let rotors = parse(rotorTable)
  /// The names of the containers, by their kind's name in files.
  static let containers = parse(containerTable)

  /// The names of one kind: in each language the one that is said, then those understood.
  struct Names: Sendable {
    private let english: [String]
    private let chinese: [String]
    private let german: [String]

    fileprivate init?(columns: [Substring]) {
      guard columns.count == 4 else { return nil }
      let names = columns.dropFirst().map { $0.split(separator: "/").map(String.init) }
      (english, chinese, german) = (names[0], names[1], names[2])
    }

    /// The name that is said, and the others.
    subscript(language: SpokenLanguage) -> [String] {
      switch language {
      case .english: english
      case .chinese: chinese
      case .german: german
      }
    }
  }

  private static func parse(_ table: String) -> [String: Names] {
    var names: [String: Names] = [:]
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "|")
      names[String(columns[0])] = Names(columns: columns)
    }
    return names
  }

  /// A name for a kind that no table knows: its words in files, each with a capital.
  static func split(_ rawValue: String) -> String {
    var words = ""
    var isStart = true
    for character in rawValue {
      if character == "_" || character == "-" || character == " " {
        isStart = true
        continue
      }
      if character.isUppercase || isStart, !words.isEmpty, words.last?.isUppercase == false {
        words += " "
      }
      words += isStart ? character.uppercased() : String(character)
      isStart = false
    }
    return words
  }
}
