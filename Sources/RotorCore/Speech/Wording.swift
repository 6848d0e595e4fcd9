/// Words that a source made in each language that VoiceOver speaks.
public struct Wording: Sendable, Hashable {
  private var english: String
  private var chinese: String
  private var german: String

  /// Makes a wording.
  public init(english: String, chinese: String, german: String) {
    self.english = english
    self.chinese = chinese
    self.german = german
  }

  /// Makes a wording that is the same in every language, such as a name.
  public init(_ text: String) {
    self.init(english: text, chinese: text, german: text)
  }

  /// The words in one language.
  public subscript(language: SpokenLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    case .german: german
    }
  }
}
