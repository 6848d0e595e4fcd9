/// A block that does something.
public typealias AXVoidReturnBlock = () -> Void
/// A block that answers yes or no.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that gives a string.
public typealias AXStringReturnBlock = () -> String?
/// A block that gives an attributed string.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that gives a list of objects.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that gives an object.
public typealias AXObjectReturnBlock = () -> Any?
/// A block that gives traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that gives a container type.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that gives a point in screen coordinates.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that gives a rectangle in screen coordinates.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that gives a navigation style.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that gives a path in screen coordinates.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that gives custom actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A block that gives custom rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// A block that says whether something is unfolded.
public typealias AXExpandedStatusReturnBlock = () -> UIAccessibilityExpandedStatus
/// A block that gives a text input.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
