public import RotorCore

extension TextDetector.Kind {
  /// What a rotor over this kind is called.
  public func name(in language: SpokenLanguage) -> String {
    let names: (english: String, chinese: String, german: String) =
      switch self {
      case .link: ("Links", "链接", "Links")
      case .emailAddress: ("E-mail addresses", "电子邮件地址", "E-Mail-Adressen")
      case .date: ("Dates", "日期", "Datumsangaben")
      case .warning: ("Warnings", "警告", "Warnungen")
      case .deadline: ("Deadlines", "截止日期", "Fristen")
      case .error: ("Errors", "错误", "Fehler")
      case .actionItem: ("Action items", "待办事项", "Aufgaben")
      }
    return switch language {
    case .english: names.english
    case .chinese: names.chinese
    case .german: names.german
    }
  }
}
