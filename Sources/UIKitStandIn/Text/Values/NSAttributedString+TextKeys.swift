extension NSAttributedString.Key {
  /// The font: a ``UIFont``.
  public static let font = Self("NSFont")
  /// How the paragraph is set: an ``NSParagraphStyle``.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The color of the text: a ``UIColor``.
  public static let foregroundColor = Self("NSColor")
  /// The color behind the text: a ``UIColor``.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// Whether letters are joined: a number.
  public static let ligature = Self("NSLigature")
  /// The room between letters, in points: a number.
  public static let kern = Self("NSKern")
  /// The room between letters, in points, which leaves joined letters joined: a number.
  public static let tracking = Self("CTTracking")
  /// The line through the text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The line under the text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = Self("NSUnderline")
  /// The color of the outline: a ``UIColor``.
  public static let strokeColor = Self("NSStrokeColor")
  /// The width of the outline, in percent of the font's size: a number.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The shadow.
  public static let shadow = Self("NSShadow")
  /// The name of an effect.
  public static let textEffect = Self("NSTextEffect")
  /// What stands in place of the character: an ``NSTextAttachment``.
  public static let attachment = Self("NSAttachment")
  /// Where a link leads: a URL or a string.
  public static let link = Self("NSLink")
  /// How far the text is raised, in points: a number.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The color of the line under the text: a ``UIColor``.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The color of the line through the text: a ``UIColor``.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// How far the text is slanted: a number.
  public static let obliqueness = Self("NSObliqueness")
  /// How far the text is widened: a number.
  public static let expansion = Self("NSExpansion")
  /// Directions of writing inside of a line: a list of numbers.
  public static let writingDirection = Self("NSWritingDirection")
}
