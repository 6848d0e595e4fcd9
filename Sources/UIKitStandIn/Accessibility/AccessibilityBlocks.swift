/// The blocks that an app has set on one object; made when it sets the first.
///
/// A block outranks what is stored and what a subclass overrides (documented), with the exceptions
/// that stand beside the properties.
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var headerElements: AXArrayReturnBlock?
  var textualContext: AXStringReturnBlock?
  var userInputLabels: AXArrayReturnBlock?
  var attributedUserInputLabels: AXArrayReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var respondsToUserInteraction: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var frame: AXRectReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var path: AXPathReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var performEscape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
  var customContent: AXArrayReturnBlock?
  var expandedStatus: AXExpandedStatusReturnBlock?
  var previousTextElement: AXObjectReturnBlock?
  var nextTextElement: AXObjectReturnBlock?
  var textInputResponder: AXUITextInputReturnBlock?
}
