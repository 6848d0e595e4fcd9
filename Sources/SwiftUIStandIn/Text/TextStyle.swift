/// How a part of a text looks.
nonisolated struct TextStyle: Equatable, Hashable {
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isHeading: Int?
  var link: String?
  var color: String?
  var font: String?

  /// This look, and where it says nothing that of what is around it.
  func inside(_ outer: TextStyle) -> TextStyle {
    TextStyle(
      isBold: isBold || outer.isBold, isItalic: isItalic || outer.isItalic,
      isUnderlined: isUnderlined || outer.isUnderlined, isHeading: isHeading ?? outer.isHeading,
      link: link ?? outer.link, color: color ?? outer.color, font: font ?? outer.font)
  }
}
