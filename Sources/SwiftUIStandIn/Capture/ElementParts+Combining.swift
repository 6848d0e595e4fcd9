import RotorCore

extension ElementParts {
  /// What can be taken over from a part; not all traits are (documented).
  private static let merged: Screen.Traits = [
    .header, .selected, .link, .playsSound, .updatesFrequently, .startsMediaSession,
    .summaryElement, .causesPageTurn, .searchField, .toggleButton, .adjustable,
  ]

  /// Takes over what is inside.
  ///
  /// Labels and values are joined by commas (observed). One part that answers a double tap makes
  /// the whole answer it; of several, or where the whole has an answer of its own, each becomes a
  /// named action, and its words are said there (documented that they may; which is assumed).
  mutating func combine(_ parts: [ElementParts], hasMainAction: Bool) {
    let pressed = parts.filter { $0.activate != nil }
    let isNamed = hasMainAction || pressed.count > 1
    var spoken: [ElementParts] = []
    for part in parts {
      if isNamed, let activate = part.activate {
        actions.append(
          AccessibilityProperties.NamedAction(part.label ?? part.value ?? "") { _ = activate() })
      } else {
        spoken.append(part)
      }
      actions += part.actions
      customContent += part.customContent
    }
    if label == nil { label = ElementParts.joined(spoken.compactMap(\.label)) }
    if value == nil { value = ElementParts.joined(spoken.compactMap(\.value)) }
    hint = hint ?? ElementParts.joined(spoken.compactMap(\.hint))
    headingLevel = headingLevel ?? spoken.lazy.compactMap(\.headingLevel).first
    isExpanded = isExpanded ?? spoken.lazy.compactMap(\.isExpanded).first
    for part in spoken {
      traits.formUnion(part.traits.intersection(ElementParts.merged))
      attributes.merge(part.attributes) { mine, _ in mine }
      adjust = adjust ?? part.adjust
      longPress = longPress ?? part.longPress
    }
    if !isNamed, let one = pressed.first {
      activate = activate ?? one.activate
      traits.formUnion(one.traits.intersection([.button, .link, .toggleButton, .notEnabled]))
    }
    let isPlain = traits.isEmpty && !hasMainAction
    if isPlain, !spoken.isEmpty {
      if spoken.allSatisfy({ $0.traits == .staticText }) { traits = .staticText }
      if spoken.allSatisfy({ $0.traits == .image }) { traits = .image }
      if parts.count == 1, let only = spoken.first { traits.formUnion(only.traits) }
    }
    if spoken.count == 1, let only = spoken.first {
      text = text ?? only.text
      cell = cell ?? only.cell
    }
  }

  private static func joined(_ words: [String]) -> String? {
    let words = words.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
