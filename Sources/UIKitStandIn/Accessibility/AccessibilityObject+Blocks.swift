extension AccessibilityObject {
  /// The block for whether it is an element.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks?.isElement }
    set { setBlock(\.isElement, newValue) }
  }

  /// The block for its name.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks?.label }
    set { setBlock(\.label, newValue) }
  }

  /// The block for its value.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks?.value }
    set { setBlock(\.value, newValue) }
  }

  /// The block for its hint.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks?.hint }
    set { setBlock(\.hint, newValue) }
  }

  /// The block for its traits.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks?.traits }
    set { setBlock(\.traits, newValue) }
  }

  /// The block for the developer's own name for it.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks?.identifier }
    set { setBlock(\.identifier, newValue) }
  }

  /// The block for its header elements (used on tvOS).
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { blocks?.headerElements }
    set { setBlock(\.headerElements, newValue) }
  }

  /// The block for its name with attributes.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedLabel }
    set { setBlock(\.attributedLabel, newValue) }
  }

  /// The block for its hint with attributes.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedHint }
    set { setBlock(\.attributedHint, newValue) }
  }

  /// The block for its value with attributes.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedValue }
    set { setBlock(\.attributedValue, newValue) }
  }

  /// The block for the language of its words.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks?.language }
    set { setBlock(\.language, newValue) }
  }

  /// The block for what kind of text it is.
  public var accessibilityTextualContextBlock: AXStringReturnBlock? {
    get { blocks?.textualContext }
    set { setBlock(\.textualContext, newValue) }
  }

  /// The block for what Voice Control may call it.
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks?.userInputLabels }
    set { setBlock(\.userInputLabels, newValue) }
  }

  /// The block for the input labels with attributes.
  public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks?.attributedUserInputLabels }
    set { setBlock(\.attributedUserInputLabels, newValue) }
  }

  /// The block for whether what is inside is hidden.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks?.elementsHidden }
    set { setBlock(\.elementsHidden, newValue) }
  }

  /// The block for whether a person can use it.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks?.respondsToUserInteraction }
    set { setBlock(\.respondsToUserInteraction, newValue) }
  }

  /// The block for whether what is outside is ignored.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks?.isModal }
    set { setBlock(\.isModal, newValue) }
  }

  /// The block for whether its elements are read together.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks?.groupsChildren }
    set { setBlock(\.groupsChildren, newValue) }
  }

  /// The block for its elements in reading order.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks?.elements }
    set { setBlock(\.elements, newValue) }
  }

  /// The block for its elements for tools.
  public var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks?.automationElements }
    set { setBlock(\.automationElements, newValue) }
  }

  /// The block for its container type; never asked by the property (observed).
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks?.containerType }
    set { setBlock(\.containerType, newValue) }
  }

  /// The block for where a double tap lands.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks?.activationPoint }
    set { setBlock(\.activationPoint, newValue) }
  }

  /// The block for where it stands.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks?.frame }
    set { setBlock(\.frame, newValue) }
  }

  /// The block for how Switch Control walks it.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks?.navigationStyle }
    set { setBlock(\.navigationStyle, newValue) }
  }

  /// The block for its outline.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks?.path }
    set { setBlock(\.path, newValue) }
  }

  /// The block for what a double tap does.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks?.activate }
    set { setBlock(\.activate, newValue) }
  }

  /// The block for raising its value.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks?.increment }
    set { setBlock(\.increment, newValue) }
  }

  /// The block for lowering its value.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks?.decrement }
    set { setBlock(\.decrement, newValue) }
  }

  /// The block for leaving it.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks?.performEscape }
    set { setBlock(\.performEscape, newValue) }
  }

  /// The block for its most important action.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks?.magicTap }
    set { setBlock(\.magicTap, newValue) }
  }

  /// The block for its custom actions.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks?.customActions }
    set { setBlock(\.customActions, newValue) }
  }

  /// The block for its custom rotors.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks?.customRotors }
    set { setBlock(\.customRotors, newValue) }
  }

  /// The block for whether it is unfolded.
  public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
    get { blocks?.expandedStatus }
    set { setBlock(\.expandedStatus, newValue) }
  }

  /// The block for the text element before it.
  public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks?.previousTextElement }
    set { setBlock(\.previousTextElement, newValue) }
  }

  /// The block for the text element after it.
  public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
    get { blocks?.nextTextElement }
    set { setBlock(\.nextTextElement, newValue) }
  }

  /// The block for who takes text on its behalf.
  public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
    get { blocks?.textInputResponder }
    set { setBlock(\.textInputResponder, newValue) }
  }

  /// The block for its custom content; the property does not ask it, callers do (observed).
  public var accessibilityCustomContentBlock: AXArrayReturnBlock? {
    get { blocks?.customContent }
    set { setBlock(\.customContent, newValue) }
  }

  private func setBlock<Block>(
    _ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?
  ) {
    let blocks = self.blocks ?? AccessibilityBlocks()
    self.blocks = blocks
    blocks[keyPath: path] = block
    ScreenRevision.advance()
  }

  /// Whether it has any block: what a block gives may change without a word.
  package var hasBlocks: Bool { blocks != nil }
}
