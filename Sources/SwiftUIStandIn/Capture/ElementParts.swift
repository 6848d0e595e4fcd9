import RotorCore

/// What an element is, put together from a view, the modifiers on it and around it, and, where
/// several become one, from what is inside it.
struct ElementParts {
  var ariaRole: Screen.Role?
  var label: String?
  var value: String?
  var hint: String?
  var traits: Screen.Traits = []
  var text: Screen.Text?
  var headingLevel: Int?
  var isExpanded: Bool?
  var attributes: [String: String] = [:]
  var actions: [AccessibilityProperties.NamedAction] = []
  var customContent: [AccessibilityProperties.CustomContent] = []
  var activate: (() -> Bool)?
  var adjust: ((Request.Adjustment) -> Void)?
  var longPress: (() -> Void)?
  /// Follows the link at a part of the text.
  var follow: ((Range<Int>) -> Bool)?
  var cell: Screen.Cell?

  /// Nothing at all.
  init() {}

  /// What a view is when the app says nothing.
  init(_ content: ViewContent) {
    ariaRole = content.ariaRole
    label = content.label
    value = content.value
    hint = content.hint
    traits = content.traits
    text = content.text
    headingLevel = content.headingLevel
    isExpanded = content.isExpanded
    attributes = content.attributes
    activate = content.activate
    adjust = content.adjust
    longPress = content.longPress
    follow = content.follow
    cell = content.cell
  }

  /// What the app's modifiers say comes first.
  mutating func apply(_ properties: AccessibilityProperties?) {
    guard let properties else { return }
    label = properties.label ?? label
    value = properties.value ?? value
    hint = properties.hint ?? hint
    headingLevel = properties.headingLevel ?? headingLevel
    traits.subtract(properties.removedTraits.traits)
    traits.formUnion(properties.addedTraits.traits)
    attributes.merge(properties.attributes) { own, _ in own }
    actions += properties.actions
    for content in properties.customContent {
      customContent.removeAll { $0.key == content.key }
      if content.value != nil { customContent.append(content) }
    }
    if let action = properties.activate {
      activate = {
        action()
        return true
      }
    } else if activate == nil, let tap = properties.tap {
      activate = {
        tap()
        return true
      }
    }
    longPress = longPress ?? properties.longPress
    if let change = properties.adjust {
      // An element with this action can be adjusted (documented).
      traits.insert(.adjustable)
      adjust = { change($0 == .increment ? .increment : .decrement) }
    }
  }

  /// Whether a double tap or a swipe does something to it.
  var isInteractive: Bool { activate != nil || adjust != nil }
}
