/// A font: its size, weight and slant are kept, since people group what they see by them.
open class UIFont: NSObject {
  private let mark = AttributeMark()
  /// Its size in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  package let weight: Weight
  /// Whether it is slanted.
  package let isItalic: Bool
  /// What it is called.
  public let fontName: String

  init(name: String, size: CGFloat, weight: Weight, isItalic: Bool = false) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.isItalic = isItalic
    super.init()
  }

  /// A font of that name; bold or slanted when the name says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let words = fontName.lowercased()
    self.init(
      name: fontName, size: fontSize, weight: words.contains("bold") ? .bold : .regular,
      isItalic: words.contains("italic") || words.contains("oblique"))
  }

  /// Whether the other has the same name, size, weight and slant.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
      && other.isItalic == isItalic
  }

  /// Equal fonts have the same hash.
  open nonisolated override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// Whether it is as heavy as bold text.
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// The system's font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "System", size: size, weight: .regular)
  }

  /// The system's font in a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(name: "System", size: size, weight: weight)
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "System-Bold", size: size, weight: .bold)
  }

  /// The system's slanted font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: "System-Italic", size: size, weight: .regular, isItalic: true)
  }

  /// The font that people chose for a kind of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    return UIFont(name: "System", size: size, weight: style == .headline ? .semibold : .regular)
  }

  /// How heavy a font is.
  public nonisolated struct Weight: RawRepresentable, Sendable, Hashable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A kind of text.
  public nonisolated struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The style's name.
    public let rawValue: String

    /// Makes a style of any name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The smallest title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A headline of a part.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark beside the text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
