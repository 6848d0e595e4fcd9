extension UIAccessibilityCustomRotor {
  /// Makes a rotor over the parts of a text that carry an attribute.
  ///
  /// It enters at both ends and ends at both; neighbours whose values differ are two stops. From
  /// inside of a part it goes to the one after or before.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - attribute: what marks a part.
  ///   - view: the text; not kept alive.
  /// - Complexity: O(parts passed over) a step.
  public convenience init(
    name: String, attribute: NSAttributedString.Key, in view: UITextView
  ) {
    self.init(name: name) { [weak view] predicate in
      guard let view, let text = view.attributedText else { return nil }
      return RangeSearch.result(
        for: predicate, in: view, next: { AttributeParts(text, attribute).part(from: $0) },
        previous: { AttributeParts(text, attribute).part(endingBy: $0) })
    }
  }

  /// Makes a rotor over ranges of a text, in UTF-16 units, sorted and apart from one another.
  ///
  /// An empty range and one that lies outside the text is no stop.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - input: the text; not kept alive.
  ///   - ranges: the ranges; asked for at every step.
  /// - Complexity: O(log ranges) a step.
  public convenience init(
    name: String, in input: any UITextInput, ranges: @escaping () -> [NSRange]
  ) {
    self.init(name: name) { [weak input] predicate in
      guard let input else { return nil }
      let ranges = ranges()
      return RangeSearch.result(
        for: predicate, in: input, next: { RangeSearch.first(of: ranges, from: $0) },
        previous: { RangeSearch.last(of: ranges, endingBy: $0) })
    }
  }
}
