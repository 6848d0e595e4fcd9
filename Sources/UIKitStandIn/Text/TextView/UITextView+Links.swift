extension UITextView {
  /// A rotor of the links in the text: strictly after or before where VoiceOver is; from elsewhere
  /// the first or the last; nil beyond both ends.
  func makeLinkRotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(systemType: .link) { [weak self] predicate in
      guard let self else { return nil }
      let item = predicate.currentItem
      let isHere = item.targetElement as AnyObject? === self
      let current = isHere ? item.targetRange.flatMap(textContent.range) : nil
      guard let link = textContent.link(predicate.searchDirection, of: current) else { return nil }
      return UIAccessibilityCustomRotorItemResult(
        targetElement: self, targetRange: textContent.span(link))
    }
  }
}

extension TextContent {
  /// The nearest link strictly after or before a range; without one the first or the last.
  ///
  /// Complexity: O(log n) for n links, once they are known.
  func link(_ direction: UIAccessibilityCustomRotor.Direction, of range: Range<Int>?)
    -> Range<Int>?
  {
    let links = links
    guard let range else { return direction == .next ? links.first : links.last }
    switch direction {
    case .next:
      // A caret at the start of a link has that link after it.
      let index = links.firstPlace { $0.lowerBound >= range.upperBound }
      return index < links.count ? links[index] : nil
    case .previous:
      let index = links.firstPlace { $0.upperBound > range.lowerBound }
      return index > 0 ? links[index - 1] : nil
    }
  }
}
