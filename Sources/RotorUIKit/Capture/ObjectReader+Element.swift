import RotorCore

extension ObjectReader {
  /// The node of the object.
  func element(_ id: Screen.Element.ID, container: Screen.Container?) -> Screen.Element {
    var element = Screen.Element(
      id, label, traits, value: value, hint: hint, frame: Screen.Rect(frame))
    element.isElement = false
    element.container = container
    element.identifier =
      object.accessibilityIdentifierBlock.map { $0() } ?? identifier
    element.language = language
    let points =
      (object.accessibilityPathBlock.map { $0() } ?? object.accessibilityPath)
      .map { Platform.points(of: $0) } ?? []
    if !points.isEmpty { element.path = points.map { Screen.Point($0) } }
    element.attributes = attributes
    guard isElement else { return element }
    let point =
      object.accessibilityActivationPointBlock.map { $0() } ?? object.accessibilityActivationPoint
    // UIKit works the middle out in another way than the core: both round.
    let center = element.frame?.center
    if center.map({ abs($0.x - point.x) > 0.01 || abs($0.y - point.y) > 0.01 }) ?? true {
      element.activationPoint = Screen.Point(point)
    }
    element.inputLabels = inputLabels
    element.actions = actions.map { Screen.Action($0) }
    element.customContent = customContent
    element.respondsToUserInteraction =
      object.accessibilityRespondsToUserInteractionBlock.map { $0() }
      ?? object.accessibilityRespondsToUserInteraction
    switch object.accessibilityExpandedStatusBlock.map({ $0() })
      ?? object.accessibilityExpandedStatus
    {
    case .expanded: element.isExpanded = true
    case .collapsed: element.isExpanded = false
    default: break
    }
    element.headingLevel = headingLevel
    if let input = object as? any UITextInput { element.text = TextReader(input).text }
    if let handled = Platform.answersDoubleTap(object) {
      element.activation = Screen.Activation(isHandled: handled)
    }
    if let cell = object as? any UIAccessibilityContainerDataTableCell {
      element.cell = Screen.Cell(cell)
    }
    return element
  }

  var label: String? {
    if let block = object.accessibilityAttributedLabelBlock { return block()?.string }
    return object.accessibilityLabelBlock.map { $0() } ?? object.accessibilityLabel
  }

  private var value: String? {
    if let block = object.accessibilityAttributedValueBlock { return block()?.string }
    return object.accessibilityValueBlock.map { $0() } ?? object.accessibilityValue
  }

  private var hint: String? {
    if let block = object.accessibilityAttributedHintBlock { return block()?.string }
    return object.accessibilityHintBlock.map { $0() } ?? object.accessibilityHint
  }

  private var traits: Screen.Traits {
    let traits = object.accessibilityTraitsBlock.map { $0() } ?? object.accessibilityTraits
    return Screen.Traits(rawValue: traits.rawValue)
  }

  private var frame: CGRect {
    object.accessibilityFrameBlock.map { $0() } ?? object.accessibilityFrame
  }

  private var identifier: String? {
    (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
  }

  /// The language that was set, else that of the whole label.
  private var language: String? {
    if let language = object.accessibilityLanguageBlock.map({ $0() })
      ?? object.accessibilityLanguage
    {
      return language
    }
    return attribute(.accessibilitySpeechLanguage) as? String
  }

  private var headingLevel: Int? {
    guard let level = attribute(.accessibilityTextHeadingLevel) as? Int else { return nil }
    return (1...6).contains(level) ? level : nil
  }

  /// The value of an attribute that the whole label carries.
  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let text = object.accessibilityAttributedLabel, text.length > 0 else { return nil }
    var range = NSRange()
    let value = text.attribute(key, at: 0, effectiveRange: &range)
    return range.length == text.length ? value : nil
  }

  private var inputLabels: [String] {
    if let block = object.accessibilityAttributedUserInputLabelsBlock {
      return block()?.compactMap { ($0 as? NSAttributedString)?.string } ?? []
    }
    if let block = object.accessibilityUserInputLabelsBlock {
      return block()?.compactMap { $0 as? String } ?? []
    }
    return object.accessibilityUserInputLabels ?? []
  }

  private var customContent: [Screen.CustomContent] {
    let content: [AXCustomContent]
    if let block = object.accessibilityCustomContentBlock {
      content = block()?.compactMap { $0 as? AXCustomContent } ?? []
    } else {
      content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    }
    return content.map {
      Screen.CustomContent($0.label, $0.value, isImportant: $0.importance == .high)
    }
  }

  /// What a sighted person groups by; selectors find elements by it.
  private var attributes: [String: String] {
    var attributes = ["class": ClassNames.name(of: object)]
    guard let view = object as? UIView else { return attributes }
    if view.tag != 0 { attributes["tag"] = String(view.tag) }
    if let color = view.backgroundColor { attributes["background"] = Platform.name(of: color) }
    let (color, image) = ObjectReader.look(of: view)
    if let color { attributes["color"] = Platform.name(of: color) }
    if let name = image.flatMap({ Platform.name(of: $0) }) { attributes["image"] = name }
    return attributes
  }

  private static func look(of view: UIView) -> (color: UIColor?, image: UIImage?) {
    switch view {
    case let label as UILabel: (label.textColor, nil)
    case let image as UIImageView: (image.tintColor, image.image)
    case let button as UIButton: (button.tintColor, button.currentImage)
    case let marker as MKMarkerAnnotationView: (marker.markerTintColor, marker.glyphImage)
    case let annotation as MKAnnotationView: (nil, annotation.image)
    default: (nil, nil)
    }
  }
}
