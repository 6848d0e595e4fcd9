extension UIAccessibilityCustomRotor {
  /// Makes a rotor over the parts of a text that carry an attribute.
  ///
  /// It enters at both ends and ends at both; neighbours whose values differ are two stops.
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
        for: predicate, in: view, next: { text.range(of: attribute, from: $0) },
        previous: { text.range(of: attribute, endingBy: $0) })
    }
  }

  /// Makes a rotor over ranges of a text, in UTF-16 units, sorted and apart from one another.
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
        for: predicate, in: input,
        next: { from in
          let index = ranges.firstIndex(sorted: { $0.location >= from })
          return index < ranges.count ? ranges[index] : nil
        },
        previous: { end in
          let index = ranges.firstIndex(sorted: { $0.location + $0.length > end })
          return index > 0 ? ranges[index - 1] : nil
        })
    }
  }
}

extension NSAttributedString {
  /// The first part that carries an attribute and begins at a place or after it.
  fileprivate func range(of key: Key, from start: Int) -> NSRange? {
    var place = max(start, 0)
    while place < length {
      let rest = NSRange(location: place, length: length - place)
      var range = NSRange()
      let value = attribute(key, at: place, longestEffectiveRange: &range, in: rest)
      if value != nil { return range }
      place = max(range.location + range.length, place + 1)
    }
    return nil
  }

  /// The last part that carries an attribute and ends at a place or before it.
  fileprivate func range(of key: Key, endingBy end: Int) -> NSRange? {
    var place = min(end, length)
    while place > 0 {
      let rest = NSRange(location: 0, length: place)
      var range = NSRange()
      let value = attribute(key, at: place - 1, longestEffectiveRange: &range, in: rest)
      if value != nil { return range }
      place = min(range.location, place - 1)
    }
    return nil
  }
}

extension [NSRange] {
  /// The first place where a condition holds that holds from there on.
  fileprivate func firstIndex(sorted condition: (NSRange) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
