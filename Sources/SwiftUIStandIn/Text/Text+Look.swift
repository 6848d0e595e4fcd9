public import Foundation

// What changes the look of a text gives a text again.
extension Text {
  private nonisolated func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// Makes it bold.
  public nonisolated func bold(_ isActive: Bool = true) -> Text {
    styled { $0.isBold = isActive }
  }

  /// Makes it slanted.
  public nonisolated func italic(_ isActive: Bool = true) -> Text {
    styled { $0.isItalic = isActive }
  }

  /// Underlines it.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }

  /// Strikes it out; VoiceOver does not say so (assumed).
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Says how heavy it is.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.isBold = weight?.isBold ?? false }
  }

  /// Says which letters it is written in.
  public nonisolated func font(_ font: Font?) -> Text {
    styled {
      $0.font = font?.name
      if font?.isBold == true { $0.isBold = true }
      if font?.isItalic == true { $0.isItalic = true }
    }
  }

  /// Gives it a color.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = color?.name }
  }

  /// Gives it a color.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = style._name }
  }

  /// Makes digits of one width.
  public nonisolated func monospacedDigit() -> Text { self }
  /// Makes letters of one width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Says how far apart letters are.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
  /// Says how far apart letters are.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { self }
  /// Raises or lowers it.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> Text { self }
}
