import RotorUIKit
import Testing

@testable import UIKitStandIn

/// Random edits and questions: nothing traps, and what must always hold does.
@Suite struct TextSoakTests {
  private static let pieces = [
    "", "a", " ", "\n", "\r\n", "\r", "😀", "e\u{301}", "\u{301}", "ש", "🇩🇪", "👩‍👩‍👧‍👦", "\u{200D}",
    "\u{FFFC}", "one two. ", "\u{2028}", "!", "\u{0}", "\u{FEFF}",
  ]

  @Test func `random edits and questions leave a text view sound`() {
    var random = Numbers(seed: 7)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
    let other = UITextView()
    other.text = "other"
    var kept: [UITextRange] = [other.range(atUTF16: 1..<4), UITextRange()]
    for step in 0..<3_000 {
      let piece = Self.pieces[random.next(below: Self.pieces.count)]
      let length = view.attributedText.length
      let range = NSRange(
        location: random.next(below: length + 3) - 1, length: random.next(below: 6) - 1)
      switch random.next(below: 10) {
      case 0, 1, 2: view.insertText(piece)
      case 3: view.deleteBackward()
      case 4: view.selectedRange = range
      case 5: view.replace(kept[random.next(below: kept.count)], withText: piece)
      case 6: view.setMarkedText(piece, selectedRange: range)
      case 7: view.selectedTextRange = kept[random.next(below: kept.count)]
      case 8: view.frame.size.width = CGFloat(random.next(below: 80)) - 8
      default:
        let end = NSRange(location: length, length: 0)
        view.textStorage.replaceCharacters(in: end, with: piece)
      }
      let whole = view.attributedText.length
      #expect(whole == view.text.utf16.count, "step \(step)")
      #expect(NSMaxRange(view.selectedRange) <= whole, "step \(step)")
      let starts = view.layoutLineStarts
      #expect(starts == starts.sorted() && Set(starts).count == starts.count, "step \(step)")
      ask(view, of: kept[random.next(below: kept.count)], &random)
      if let new = view.selectedTextRange { kept.append(new) }
      if kept.count > 40 { kept.removeSubrange(2..<20) }
      if whole > 200 { view.text = piece }
    }
  }

  /// Asks everything there is to ask of a range.
  private func ask(_ view: UITextView, of range: UITextRange, _ random: inout Numbers) {
    let granularity = UITextGranularity(rawValue: random.next(below: 6)) ?? .word
    let direction = UITextDirection(rawValue: random.next(below: 7))
    let towards = UITextLayoutDirection(rawValue: 2 + random.next(below: 4)) ?? .up
    let tokenizer = view.tokenizer
    for place in [range.start, range.end] {
      let unit = tokenizer.rangeEnclosingPosition(
        place, with: granularity, inDirection: direction)
      let isWithin = tokenizer.isPosition(
        place, withinTextUnit: granularity, inDirection: direction)
      #expect((unit != nil) == isWithin)
      #expect(unit?.isEmpty != true)
      _ = tokenizer.isPosition(place, atBoundary: granularity, inDirection: direction)
      let next = tokenizer.position(from: place, toBoundary: granularity, inDirection: direction)
      if let next { #expect(view.compare(place, to: next) != .orderedSame) }
      _ = view.position(from: place, in: towards, offset: random.next(below: 9) - 4)
      _ = view.characterRange(byExtending: place, in: towards)
      let caret = view.caretRect(for: place)
      if view.owns(range),
        let back = view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
      {
        #expect(view.caretRect(for: back).minY == caret.minY)
      }
    }
    #expect((view.text(in: range) != nil) == view.owns(range))
    _ = view.firstRect(for: range)
    _ = view.selectionRects(for: range)
    _ = view.position(within: range, farthestIn: towards)
    let point = CGPoint(x: random.next(below: 100) - 20, y: random.next(below: 100) - 20)
    _ = view.characterRange(at: point)
    _ = view.closestPosition(to: point, within: range)
    view.setBaseWritingDirection(.rightToLeft, for: range)
  }
}

/// Numbers that look random and are the same at each run.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }
}
