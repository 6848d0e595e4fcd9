public import Foundation

/// The letters that a text is written in.
public nonisolated struct Font: Hashable, Sendable {
  /// What people call them.
  var name: String
  var isBold = false
  var isItalic = false

  /// What a text is for.
  public enum TextStyle: String, CaseIterable, Sendable {
    /// The largest titles.
    case largeTitle
    /// Titles.
    case title
    /// Smaller titles.
    case title2
    /// Still smaller titles.
    case title3
    /// The heads of paragraphs.
    case headline
    /// Below heads.
    case subheadline
    /// What is read.
    case body
    /// What is read beside other things.
    case callout
    /// Notes.
    case footnote
    /// Words below pictures.
    case caption
    /// Smaller words below pictures.
    case caption2
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let name: String
    let isBold: Bool

    /// As light as can be.
    public static let ultraLight = Weight(name: "ultraLight", isBold: false)
    /// Very light.
    public static let thin = Weight(name: "thin", isBold: false)
    /// Light.
    public static let light = Weight(name: "light", isBold: false)
    /// As usual.
    public static let regular = Weight(name: "regular", isBold: false)
    /// A little heavy.
    public static let medium = Weight(name: "medium", isBold: false)
    /// Rather heavy.
    public static let semibold = Weight(name: "semibold", isBold: true)
    /// Heavy.
    public static let bold = Weight(name: "bold", isBold: true)
    /// Very heavy.
    public static let heavy = Weight(name: "heavy", isBold: true)
    /// As heavy as can be.
    public static let black = Weight(name: "black", isBold: true)
  }

  /// The form of letters.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With feet.
    case serif
    /// Round.
    case rounded
    /// Of one width.
    case monospaced
  }

  /// The system's letters of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system", isBold: weight?.isBold ?? false)
  }

  /// The system's letters for what a text is for.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: style.rawValue, isBold: weight?.isBold ?? (style == .headline))
  }

  /// The app's own letters.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// The app's own letters.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name: name) }

  /// The largest titles.
  public static let largeTitle = system(.largeTitle)
  /// Titles.
  public static let title = system(.title)
  /// Smaller titles.
  public static let title2 = system(.title2)
  /// Still smaller titles.
  public static let title3 = system(.title3)
  /// The heads of paragraphs.
  public static let headline = system(.headline)
  /// Below heads.
  public static let subheadline = system(.subheadline)
  /// What is read.
  public static let body = system(.body)
  /// What is read beside other things.
  public static let callout = system(.callout)
  /// Notes.
  public static let footnote = system(.footnote)
  /// Words below pictures.
  public static let caption = system(.caption)
  /// Smaller words below pictures.
  public static let caption2 = system(.caption2)

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Heavy letters.
  public func bold() -> Font { changed { $0.isBold = true } }
  /// Slanted letters.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Letters of a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.isBold = weight.isBold } }
  /// Digits of one width.
  public func monospacedDigit() -> Font { self }
  /// Letters of one width.
  public func monospaced() -> Font { self }
  /// Small capital letters.
  public func smallCaps() -> Font { self }
}
