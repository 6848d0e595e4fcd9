extension Phrase {
  /// The words of the phrase, with the period that it has when it stands alone.
  ///
  /// The English words were observed by others where VoiceOver has such a phrase, the German ones
  /// too but for their slips (AccessibilitySnapshot); the other words are assumed.
  public func words(_ language: SpokenLanguage) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    case .german: german
    }
  }

  /// Whether a label is nothing but the word that a back button says anyway.
  static func isBackWord(_ label: String) -> Bool {
    ["back", "返回", "zurück"].contains(label.lowercased())
  }
}
