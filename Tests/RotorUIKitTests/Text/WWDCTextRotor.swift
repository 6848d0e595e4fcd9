import RotorUIKit

// The text rotor of WWDC 2020, "VoiceOver efficiency with custom rotors", as the session prints it.
extension UITextView {
  // swift-format-ignore
  func customRotor(for attribute: NSAttributedString.Key) -> UIAccessibilityCustomRotor {
      UIAccessibilityCustomRotor(name: attribute.rotorName) { [unowned self] predicate in
          var targetRange: UITextRange? // Goal: find the range of following `attribute`
          let beginningRange = self.textRange(from: self.beginningOfDocument,
                                              to: self.beginningOfDocument)
          guard let currentRange = predicate.currentItem.targetRange ?? beginningRange else {
              return nil
          }
          let searchRange: NSRange, searchOptions: NSAttributedString.EnumerationOptions
          switch predicate.searchDirection {
          case .previous:
              searchRange = self.rangeOfAttributedTextBefore(currentRange)
              searchOptions = [.reverse]
          case .next:
              searchRange = self.rangeOfAttributedTextAfter(currentRange)
              searchOptions = []
          }
          self.attributedText.enumerateAttribute(
              attribute, in: searchRange, options: searchOptions) { value, range, stop in
              guard value != nil else { return }
              targetRange = self.textRange(from: range)
              stop.pointee = true
          }
          return UIAccessibilityCustomRotorItemResult(targetElement: self,
                                                      targetRange: targetRange)
      }
  }
}

// What the session leaves out.
extension UITextView {
  func textRange(from range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }

  func rangeOfAttributedTextBefore(_ range: UITextRange) -> NSRange {
    NSRange(location: 0, length: offset(from: beginningOfDocument, to: range.start))
  }

  func rangeOfAttributedTextAfter(_ range: UITextRange) -> NSRange {
    NSRange(
      location: offset(from: beginningOfDocument, to: range.end),
      length: offset(from: range.end, to: endOfDocument))
  }
}

extension NSAttributedString.Key {
  nonisolated static let alert = Self("alert")

  var rotorName: String { self == .alert ? "Alerts" : rawValue }
}
