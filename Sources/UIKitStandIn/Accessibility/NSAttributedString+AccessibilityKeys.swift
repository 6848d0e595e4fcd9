extension NSAttributedString.Key {
  /// Whether all punctuation is said: a Bool.
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language of the words: a BCP 47 tag.
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, 0 to 2; 1 by default.
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits its turn: a Bool.
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How urgent an announcement is: a ``UIAccessibilityPriority``.
  public static let accessibilitySpeechAnnouncementPriority = Self(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// How the words sound, in the IPA.
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the words are spelled out: a Bool.
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, 1 to 6; 0 for one without a level.
  public static let accessibilityTextHeadingLevel = Self(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// What else is said of the text: a list of strings.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// What kind of text it is: a ``UIAccessibilityTextualContext``.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
