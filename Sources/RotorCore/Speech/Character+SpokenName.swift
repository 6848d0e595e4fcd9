extension Character {
  /// What the mark is called when it is read alone; nil for what a synthesizer says itself
  /// (assumed).
  func spokenName(_ language: SpokenLanguage) -> String? {
    Character.markNames[self]?[language]
  }

  /// One line a mark: the mark, English, Simplified Chinese, German, parted by spaces; an
  /// underscore stands for a space in a name.
  private static let markTable = """
    . dot 点 Punkt
    , comma 逗号 Komma
    ; semicolon 分号 Semikolon
    : colon 冒号 Doppelpunkt
    ! exclamation_mark 感叹号 Ausrufezeichen
    ? question_mark 问号 Fragezeichen
    - hyphen 连字符 Bindestrich
    – en_dash 短破折号 Halbgeviertstrich
    — em_dash 破折号 Geviertstrich
    … ellipsis 省略号 Auslassungspunkte
    ' apostrophe 撇号 Apostroph
    ’ apostrophe 撇号 Apostroph
    " quote 引号 Anführungszeichen
    “ left_quote 左引号 Anführungszeichen_links
    ” right_quote 右引号 Anführungszeichen_rechts
    „ low_quote 下引号 Anführungszeichen_unten
    ( left_parenthesis 左圆括号 Klammer_auf
    ) right_parenthesis 右圆括号 Klammer_zu
    [ left_bracket 左方括号 eckige_Klammer_auf
    ] right_bracket 右方括号 eckige_Klammer_zu
    { left_brace 左花括号 geschweifte_Klammer_auf
    } right_brace 右花括号 geschweifte_Klammer_zu
    / slash 斜杠 Schrägstrich
    \\ backslash 反斜杠 umgekehrter_Schrägstrich
    | vertical_bar 竖线 senkrechter_Strich
    _ underscore 下划线 Unterstrich
    * asterisk 星号 Stern
    # number_sign 井号 Raute
    • bullet 项目符号 Aufzählungszeichen
    · middle_dot 间隔号 Mittelpunkt
    < less_than 小于号 kleiner_als
    > greater_than 大于号 größer_als
    ~ tilde 波浪号 Tilde
    ^ caret 脱字符 Zirkumflex
    ` backtick 反引号 Gravis
    → right_arrow 右箭头 Pfeil_rechts
    ← left_arrow 左箭头 Pfeil_links
    。 Chinese_full_stop 句号 chinesischer_Punkt
    ， Chinese_comma 逗号 chinesisches_Komma
    、 enumeration_comma 顿号 Aufzählungskomma
    """

  private static let markNames: [Character: Wording] = {
    var names: [Character: Wording] = [:]
    for line in markTable.split(separator: "\n") {
      let columns = line.split(separator: " ")
      guard columns.count == 4, let mark = columns[0].first else { continue }
      let words = columns.dropFirst().map { String($0.map { $0 == "_" ? " " : $0 }) }
      names[mark] = Wording(english: words[0], chinese: words[1], german: words[2])
    }
    return names
  }()
}
