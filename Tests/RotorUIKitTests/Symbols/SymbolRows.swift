import RotorUIKit

extension SymbolRow {
  /// Every symbol of UIKit, MapKit, CoreLocation and Foundation that rotors and actions are made of.
  static let all: [SymbolRow] = rotors + actions + elements + texts + maps

  private static let noSelectors = "this platform has no selectors; use the handler form"

  private static let rotors: [SymbolRow] = [
    .here("UIAccessibilityCustomRotor.init(name:itemSearch:)", "iOS 10") {
      UIAccessibilityCustomRotor(name: "Stores", itemSearch: { _ in nil }).name == "Stores"
    },
    .here("UIAccessibilityCustomRotor.init(attributedName:itemSearch:)", "iOS 11") {
      UIAccessibilityCustomRotor(
        attributedName: NSAttributedString(string: "Stores"), itemSearch: { _ in nil }
      ).name == "Stores"
    },
    .here("UIAccessibilityCustomRotor.attributedName", "iOS 11") {
      UIAccessibilityCustomRotor(name: "Stores") { _ in nil }.attributedName.string == "Stores"
    },
    .here("UIAccessibilityCustomRotor.init(systemType:itemSearch:)", "iOS 11") {
      UIAccessibilityCustomRotor(systemType: .link, itemSearch: { _ in nil }).name.isEmpty
    },
    .here("UIAccessibilityCustomRotor.systemRotorType", "iOS 11") {
      UIAccessibilityCustomRotor(systemType: .link) { _ in nil }.systemRotorType == .link
    },
    .here("UIAccessibilityCustomRotor.SystemRotorType", "iOS 11") {
      UIAccessibilityCustomRotor.SystemRotorType.landmark.rawValue == 18
    },
    .here("UIAccessibilityCustomRotor.itemSearchBlock", "iOS 10") {
      let rotor = UIAccessibilityCustomRotor(name: "A") { _ in nil }
      let item = UIAccessibilityCustomRotorItemResult(targetElement: rotor, targetRange: nil)
      rotor.itemSearchBlock = { _ in item }
      return rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate()) === item
    },
    .here("UIAccessibilityCustomRotor.Search", "iOS 10") {
      let search: UIAccessibilityCustomRotor.Search = { _ in nil }
      return search(UIAccessibilityCustomRotorSearchPredicate()) == nil
    },
    .here("UIAccessibilityCustomRotor.Direction", "iOS 10") {
      UIAccessibilityCustomRotor.Direction(rawValue: 1) == .next
        && UIAccessibilityCustomRotor.Direction(rawValue: 0) == .previous
    },
    .here("UIAccessibilityCustomRotorSearchPredicate.currentItem", "iOS 10") {
      UIAccessibilityCustomRotorSearchPredicate().currentItem.targetElement == nil
    },
    .here("UIAccessibilityCustomRotorSearchPredicate.searchDirection", "iOS 10") {
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = .next
      return predicate.searchDirection == .next
    },
    .here("UIAccessibilityCustomRotorItemResult.init(targetElement:targetRange:)", "iOS 10") {
      let view = UIView()
      let range: UITextRange? = nil
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
        .targetElement === view
    },
    .here("accessibilityCustomRotors", "iOS 10") {
      let view = UIView()
      view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "A") { _ in nil }]
      return view.accessibilityCustomRotors?.count == 1
    },
    .here("accessibilityCustomRotorsBlock and the other blocks", "iOS 17") {
      let view = UIView()
      view.accessibilityCustomRotorsBlock = { [] }
      view.accessibilityLabelBlock = { "block" }
      return view.accessibilityCustomRotors?.isEmpty == true && view.accessibilityLabel == "block"
    },
  ]

  private static let actions: [SymbolRow] = [
    .here("UIAccessibilityCustomAction.init(name:actionHandler:)", "iOS 13") {
      let action = UIAccessibilityCustomAction(name: "Reorder") { _ in true }
      return action.actionHandler?(action) == true
    },
    .here("UIAccessibilityCustomAction.init(name:image:actionHandler:)", "iOS 14") {
      UIAccessibilityCustomAction(name: "A", image: UIImage(systemName: "cart")) { _ in true }
        .image != nil
    },
    .here("UIAccessibilityCustomAction.category, editCategory", "iOS 18") {
      let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
      action.category = UIAccessibilityCustomAction.editCategory
      return action.category == UIAccessibilityCustomAction.editCategory
    },
    .leftOut("UIAccessibilityCustomAction.init(name:target:selector:)", "iOS 8", noSelectors),
    .leftOut(
      "UIAccessibilityCustomAction.init(attributedName:target:selector:)", "iOS 11", noSelectors),
    .leftOut(
      "UIAccessibilityCustomAction.init(name:image:target:selector:)", "iOS 14", noSelectors),
    .here("accessibilityCustomActions", "iOS 8") {
      let view = UIView()
      view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "A") { _ in true }]
      return view.accessibilityCustomActions?.map(\.name) == ["A"]
    },
    .here("accessibilityActivate()", "iOS 7") { !UIView().accessibilityActivate() },
    .here("accessibilityIncrement(), accessibilityDecrement()", "iOS 4") {
      let view = UIView()
      var log = ""
      view.accessibilityIncrementBlock = { log += "+" }
      view.accessibilityDecrementBlock = { log += "-" }
      view.accessibilityIncrement()
      view.accessibilityDecrement()
      return log == "+-"
    },
    .here("accessibilityScroll(_:)", "iOS 4.2") { !UIView().accessibilityScroll(.down) },
    .here("accessibilityPerformEscape()", "iOS 5") { !UIView().accessibilityPerformEscape() },
    .here("accessibilityPerformMagicTap()", "iOS 6") { !UIView().accessibilityPerformMagicTap() },
    .leftOut(
      "UIControl.addTarget(_:action:for:)", "iOS 2",
      "this platform has no selectors; use `addAction(_:for:)`"),
    .leftOut(
      "UIGestureRecognizer", "iOS 3.2",
      "there are no fingers to follow, and what it runs is named by a selector; "
        + "use `accessibilityActivate()`, which VoiceOver asks first"),
    .leftOut(
      "UIResponder.touchesBegan(_:with:)", "iOS 2",
      "there are no fingers to follow; use `accessibilityActivate()`"),
    .leftOut(
      "UIApplication", "iOS 2",
      "nothing is launched; a magic tap ends at the outermost view's controller"),
  ]

  private static let elements: [SymbolRow] = [
    .here("UIAccessibilityTraits", "iOS 3") {
      let traits: UIAccessibilityTraits = [.button, .adjustable]
      return traits.rawValue == 1 << 0 | 1 << 12
    },
    .here("UIAccessibilityTraits.toggleButton, .supportsZoom", "iOS 17") {
      UIAccessibilityTraits.toggleButton.rawValue == 1 << 53
        && UIAccessibilityTraits.supportsZoom.rawValue == 1 << 46
    },
    .here("UIAccessibilityElement", "iOS 3") {
      let view = UIView()
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      return element.accessibilityContainer === view && element.accessibilityFrame.minX == 1
    },
    .here("accessibilityElements", "iOS 8") {
      let view = UIView()
      let element = UIAccessibilityElement(accessibilityContainer: view)
      view.accessibilityElements = [element]
      return view.accessibilityElementCount() == 1
        && view.index(ofAccessibilityElement: element) == 0
    },
    .here("UIAccessibilityContainerType", "iOS 11") {
      UIAccessibilityContainerType.semanticGroup.rawValue == 4
    },
    .here("accessibilityUserInputLabels", "iOS 13") {
      let view = UIView()
      view.accessibilityUserInputLabels = ["Cart"]
      return view.accessibilityUserInputLabels == ["Cart"]
    },
    .here("accessibilityRespondsToUserInteraction", "iOS 13") {
      let view = UIView()
      view.accessibilityTraits = [.button, .notEnabled]
      return !view.accessibilityRespondsToUserInteraction
    },
    .here("accessibilityNavigationStyle", "iOS 8") {
      UIView().accessibilityNavigationStyle == .automatic
    },
    .here("AXCustomContent", "iOS 14") {
      AXCustomContent(label: "Age", value: "3 years").importance == .default
    },
    .here("speech and text attribute keys", "iOS 7 to 17") {
      let text = NSAttributedString(
        string: "Alert", attributes: [.accessibilityTextHeadingLevel: 2])
      return text.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int == 2
    },
    .here("UIAccessibility.post(notification:argument:)", "iOS 3") {
      UIAccessibility.post(notification: .announcement, argument: "Done")
      return UIAccessibility.Notification.announcement.rawValue == 1008
    },
  ]

  private static let texts: [SymbolRow] = [
    .here("UITextInput.beginningOfDocument, textRange(from:to:), UITextRange", "iOS 3.2") {
      let view = UITextView()
      view.text = "one two"
      let input: any UITextInput = view
      let whole = input.textRange(from: input.endOfDocument, to: input.beginningOfDocument)
      return whole?.start == input.beginningOfDocument && whole?.isEmpty == false
    },
    .here("NSAttributedString.enumerateAttribute(_:in:options:using:) with .reverse", "iOS 4") {
      let text = NSMutableAttributedString(string: "one two")
      text.addAttribute(.link, value: "a", range: NSRange(location: 0, length: 3))
      text.addAttribute(.link, value: "b", range: NSRange(location: 4, length: 3))
      var found: [String] = []
      text.enumerateAttribute(
        .link, in: NSRange(location: 0, length: 7), options: [.reverse]
      ) { value, _, _ in
        if let value = value as? String { found.append(value) }
      }
      return found == ["b", "a"]
    },
  ]

  private static let maps: [SymbolRow] = [
    .here("MKMapView", "iOS 3") {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      map.addAnnotation(MKPointAnnotation())
      return map.annotations.count == 1
    },
    .here("MKAnnotationView", "iOS 3") {
      let annotation = MKPointAnnotation()
      return MKAnnotationView(annotation: annotation, reuseIdentifier: nil).annotation
        === annotation
    },
    .here("MKAnnotation, MKPointAnnotation", "iOS 3") {
      let annotation = MKPointAnnotation()
      annotation.title = "Apple Union Square"
      return (annotation as any MKAnnotation).title == "Apple Union Square"
    },
    .here("CLLocationCoordinate2D, CLLocation.distance(from:)", "iOS 2") {
      let here = CLLocation(latitude: 37.788, longitude: -122.4075)
      let there = CLLocation(latitude: 37.788, longitude: -122.4075)
      return here.distance(from: there) == 0
    },
  ]
}
