extension AccessibilityProperties {
  /// What a view says together with what a view around it says, which is no element itself: the
  /// outer one wins, as where a modifier is written after another (observed: an identifier given to
  /// a stack is found on what is inside it; assumed for the rest).
  func inside(_ outer: AccessibilityProperties?) -> AccessibilityProperties {
    guard let outer else { return self }
    let joined = AccessibilityProperties()
    joined.label = outer.label ?? label
    joined.value = outer.value ?? value
    joined.hint = outer.hint ?? hint
    joined.identifier = outer.identifier ?? identifier
    joined.language = outer.language ?? language
    joined.addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    joined.removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    joined.isHidden = isHidden || outer.isHidden
    joined.sortPriority = outer.sortPriority ?? sortPriority
    joined.inputLabels = outer.inputLabels.isEmpty ? inputLabels : outer.inputLabels
    joined.actions = actions + outer.actions
    joined.activate = outer.activate ?? activate
    // A tap meets the inner view first.
    joined.tap = tap ?? outer.tap
    joined.escape = outer.escape ?? escape
    joined.magicTap = outer.magicTap ?? magicTap
    joined.adjust = outer.adjust ?? adjust
    joined.scroll = outer.scroll ?? scroll
    joined.longPress = outer.longPress ?? longPress
    joined.headingLevel = outer.headingLevel ?? headingLevel
    joined.respondsToUserInteraction =
      outer.respondsToUserInteraction ?? respondsToUserInteraction
    joined.activationPoint = outer.activationPoint ?? activationPoint
    joined.customContent = customContent + outer.customContent
    joined.rotors = rotors
    joined.tags = tags + outer.tags
    joined.focus = focus + outer.focus
    joined.attributes = attributes.merging(outer.attributes) { inner, _ in inner }
    joined.isModal = isModal
    return joined
  }
}
