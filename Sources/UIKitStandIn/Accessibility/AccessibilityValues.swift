/// What an app has set on one object; made when it sets the first.
final class AccessibilityValues {
  var isElement: Bool?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var identifier: String?
  var elementsHidden = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var respondsToUserInteraction: Bool?
  var userInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  var expandedStatus: UIAccessibilityExpandedStatus?
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var previousTextElement: Any?
  var nextTextElement: Any?
  weak var textInputResponder: (any UITextInput)?
}
