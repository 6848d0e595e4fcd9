import RotorUIKit
import Testing

@Suite struct AttributedStringTests {
  @Test func `an attributed string can be made without arguments`() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    text.append(NSAttributedString(string: "A", attributes: [.link: "rotor:a"]))
    #expect(text.string == "A")
    #expect(text.attribute(.link, at: 0, effectiveRange: nil) as? String == "rotor:a")
  }

  @Test func `keys and styles have UIKit's raw values`() {
    let keys: [(NSAttributedString.Key, String)] = [
      (.font, "NSFont"), (.paragraphStyle, "NSParagraphStyle"), (.foregroundColor, "NSColor"),
      (.backgroundColor, "NSBackgroundColor"), (.strikethroughStyle, "NSStrikethrough"),
      (.underlineStyle, "NSUnderline"), (.attachment, "NSAttachment"), (.link, "NSLink"),
      (.kern, "NSKern"), (.baselineOffset, "NSBaselineOffset"),
    ]
    for (key, name) in keys { #expect(key.rawValue == name) }
    let styles: [(NSUnderlineStyle, Int)] = [
      (.single, 1), (.thick, 2), (.double, 9), (.patternDot, 0x100), (.patternDash, 0x200),
      (.byWord, 0x8000), ([.single, .patternDash], 0x201),
    ]
    for (style, number) in styles { #expect(style.rawValue == number) }
  }

  @Test func `reverse enumeration gives the runs of a range from its end, cut at both ends`() {
    let text = NSMutableAttributedString(string: "a😀bb😀😀cc")
    text.addAttribute(.alert, value: 1, range: NSRange(location: 1, length: 2))
    text.addAttribute(.alert, value: 2, range: NSRange(location: 5, length: 4))
    // Another attribute cuts runs, and must not cut what is enumerated.
    text.addAttribute(.link, value: "x", range: NSRange(location: 2, length: 5))
    let rows: [(range: NSRange, found: [String])] = [
      (NSRange(location: 0, length: 11), ["nil 9+2", "2 5+4", "nil 3+2", "1 1+2", "nil 0+1"]),
      (NSRange(location: 2, length: 4), ["2 5+1", "nil 3+2", "1 2+1"]),
      (NSRange(location: 0, length: 0), []),
      (NSRange(location: 11, length: 0), []),
    ]
    for row in rows {
      var found: [String] = []
      text.enumerateAttribute(.alert, in: row.range, options: .reverse) { value, range, _ in
        found.append("\(value as? Int ?? 0) \(range.location)+\(range.length)")
      }
      #expect(found == row.found.map { $0.replacingOccurrences(of: "nil", with: "0") })
      var first = 0
      text.enumerateAttribute(.alert, in: row.range, options: .reverse) { _, _, stop in
        first += 1
        stop.pointee = true
      }
      #expect(first == min(row.found.count, 1))
    }
  }

  @Test func `paragraph styles are values, and a copy stays as it was`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let twin = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(copy.lineSpacing == 4)
    #expect(copy == twin)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.baseWritingDirection == .natural)
  }

  @Test func `an attachment is one character, named by its label or its picture's`() {
    let image = UIImage()
    image.accessibilityLabel = "A map"
    let attachment = NSTextAttachment(image: image)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(NSTextAttachment.character == 0xFFFC)
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(attachment.accessibilityLabel == "A map")
    attachment.accessibilityLabel = "The park"
    #expect(attachment.accessibilityLabel == "The park")
  }

  @Test func `fonts, colors, styles and attachments are compared as values of attributes`() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let image = UIImage(systemName: "star")
    let rows: [(key: NSAttributedString.Key, values: [Any], parts: Int)] = [
      (.font, [UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)], 1),
      (.font, [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)], 2),
      (.foregroundColor, [UIColor.red, UIColor.red], 1),
      (.foregroundColor, [UIColor.red, UIColor.blue], 2),
      (.paragraphStyle, [NSParagraphStyle(), NSParagraphStyle()], 1),
      (.paragraphStyle, [NSParagraphStyle(), centered], 2),
      (.attachment, [NSTextAttachment(), NSTextAttachment()], 2),
      (.init("image"), [image as Any, image as Any], 1), (.init("view"), [UIView(), UIView()], 2),
    ]
    for row in rows {
      let text = NSMutableAttributedString(string: "aabb")
      for (index, value) in row.values.enumerated() {
        text.addAttribute(row.key, value: value, range: NSRange(location: index * 2, length: 2))
      }
      var parts = 0
      text.enumerateAttribute(row.key, in: NSRange(location: 0, length: 4)) { _, _, _ in
        parts += 1
      }
      #expect(parts == row.parts, "\(row)")
      text.addAttribute(row.key, value: row.values[0], range: NSRange(location: 0, length: 4))
      #expect(text == NSAttributedString(attributedString: text))
    }
  }
}
