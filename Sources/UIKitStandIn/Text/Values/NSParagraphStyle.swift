/// How a paragraph is set; kept with the text, since drawing is not done here.
///
/// Lengths are in points.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let mark = AttributeMark()
  var values = Values()

  /// The style of a paragraph that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side that lines are set to.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The side where lines begin.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The room between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The room at the beginning of all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The room at the end of lines.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The room at the beginning of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// Itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same values in a style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Styles of the same values have the same hash.
  open override var hash: Int { values.hashValue }

  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }
}
