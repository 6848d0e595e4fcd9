extension UIScrollView {
  /// How far it can be scrolled, from the least to the greatest offset.
  var offsetRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let content = contentSize
    let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    return (
      least,
      CGPoint(
        x: max(content.width - bounds.width + inset.right, least.x),
        y: max(content.height - bounds.height + inset.bottom, least.y))
    )
  }

  /// The nearest offset that there is.
  func clamped(_ point: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(point.x, range.least.x), range.greatest.x),
      y: min(max(point.y, range.least.y), range.greatest.y))
  }

  /// Moves as little as shows a rectangle.
  func show(_ rect: CGRect) {
    layoutIfNeeded()
    var target = boundsOrigin
    target.x = Self.offset(target.x, bounds.width, showing: rect.minX, rect.maxX)
    target.y = Self.offset(target.y, bounds.height, showing: rect.minY, rect.maxY)
    guard target != boundsOrigin else { return }
    move(to: clamped(target))
  }

  private static func offset(
    _ offset: CGFloat, _ length: CGFloat, showing start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    guard start.isFinite, end.isFinite else { return offset }
    if start < offset { return start }
    if end > offset + length { return min(start, end - length) }
    return offset
  }

  /// Scrolls by what is seen; false when it stands at that end.
  ///
  /// The finger moves up to go on, as on a device (documented that directions are the finger's).
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    layoutIfNeeded()
    let range = offsetRange
    let page = pageSize
    var target = boundsOrigin
    switch direction {
    case .up: target.y += page.height
    case .down: target.y -= page.height
    case .left: target.x += page.width
    case .right: target.x -= page.width
    case .next where scrollsVertically: target.y += page.height
    case .previous where scrollsVertically: target.y -= page.height
    case .next: target.x += page.width
    case .previous: target.x -= page.width
    }
    if isPagingEnabled {
      target.x = Self.wholePage(target.x, page.width)
      target.y = Self.wholePage(target.y, page.height)
    }
    target.x = min(max(target.x, range.least.x), range.greatest.x)
    target.y = min(max(target.y, range.least.y), range.greatest.y)
    guard abs(target.x - boundsOrigin.x) > 0.5 || abs(target.y - boundsOrigin.y) > 0.5 else {
      return false
    }
    contentOffset = target
    layoutIfNeeded()
    return true
  }

  private static func wholePage(_ offset: CGFloat, _ page: CGFloat) -> CGFloat {
    page > 0 ? (offset / page).rounded() * page : offset
  }

  private var scrollsVertically: Bool {
    let range = offsetRange
    return range.greatest.y > range.least.y || range.greatest.x <= range.least.x
  }

  private var pageSize: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(bounds.width - inset.left - inset.right, 0),
      height: max(bounds.height - inset.top - inset.bottom, 0))
  }

  /// What is said after a page was scrolled: the delegate's words, else its own.
  var scrollStatus: Any {
    if let delegate = scrollDelegate as? any UIScrollViewAccessibilityDelegate {
      if let status = delegate.accessibilityAttributedScrollStatus(for: self) { return status }
      if let status = delegate.accessibilityScrollStatus(for: self) { return status }
    }
    return ownScrollStatus
  }

  /// "Page 2 of 5": VoiceOver's words by default (documented); counted in what is seen at once
  /// (assumed).
  var pageWords: String {
    let range = offsetRange
    let page = pageSize
    let isVertical = scrollsVertically
    let length = isVertical ? page.height : page.width
    let content = isVertical ? contentSize.height : contentSize.width
    let offset = isVertical ? boundsOrigin.y - range.least.y : boundsOrigin.x - range.least.x
    let most = isVertical ? range.greatest.y - range.least.y : range.greatest.x - range.least.x
    guard length > 0 else { return ScrollWords.page(1, of: 1) }
    let count = max(ScrollWords.whole((content / length - 0.001).rounded(.up)), 1)
    let current = offset >= most - 0.5 ? count : ScrollWords.whole(offset / length + 0.001) + 1
    return ScrollWords.page(min(current, count), of: count)
  }
}

/// The words for where something scrolled stands.
enum ScrollWords {
  static func page(_ page: Int, of count: Int) -> String {
    "Page \(grouped(page)) of \(grouped(count))"
  }

  static func rows(_ first: Int, to last: Int, of count: Int) -> String {
    first == last
      ? "Row \(grouped(first)) of \(grouped(count))"
      : "Rows \(grouped(first)) to \(grouped(last)) of \(grouped(count))"
  }

  /// A count that is no larger than can be said.
  static func whole(_ number: CGFloat) -> Int {
    number.isFinite ? Int(min(max(number, 0), 1e15)) : 0
  }

  /// A number whose thousands are set apart: 1,000.
  private static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var rest = Substring(String(number))
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    return groups.joined(separator: ",")
  }
}

extension CGRect {
  /// Whether it and another rectangle have a part in common; false for numbers that are none, for
  /// which Foundation's own question traps on this platform.
  nonisolated func meets(_ other: CGRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

extension CGFloat {
  /// The number, no larger than positions can be told apart, or another when it is none.
  nonisolated func finite(or other: CGFloat) -> CGFloat {
    isFinite ? Swift.min(Swift.max(self, -1e12), 1e12) : other
  }
}
