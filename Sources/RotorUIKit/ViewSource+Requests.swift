public import RotorCore

extension ViewSource {
  /// Does one thing to a view, and tells what was announced meanwhile.
  public func carryOut(_ request: Request) -> Response {
    Platform.listen(reader.ears)
    let outcome = outcome(of: request)
    return Response(outcome, announcements: reader.ears.takeAnnouncements())
  }

  private func outcome(of request: Request) -> Response.Outcome {
    switch request {
    case .prepare:
      // What a search of views prepares, it has done when it returned.
      return .handled
    case .activate(let id, let range):
      return with(id) { object in
        if let range, follow(range, of: object) { return true }
        return object.accessibilityActivateBlock.map { $0() } ?? object.accessibilityActivate()
      }
    case .tap(let id, let point):
      return with(id) { object in
        Platform.tap(
          at: CGPoint(point), in: ViewSource.view(of: object),
          of: reader.root.window ?? reader.root as? UIWindow)
      }
    case .act(let id, let index):
      return with(id) { object in
        let actions = ObjectReader(object).actions
        return actions.indices.contains(index) && Platform.perform(actions[index])
      }
    case .adjust(let id, let adjustment):
      return with(id) { object in
        switch adjustment {
        case .increment:
          object.accessibilityIncrementBlock.map { $0() } ?? object.accessibilityIncrement()
        case .decrement:
          object.accessibilityDecrementBlock.map { $0() } ?? object.accessibilityDecrement()
        }
        return true
      }
    case .scroll(let id, let direction):
      return climb(from: id) { $0.accessibilityScroll(UIAccessibilityScrollDirection(direction)) }
    case .escape(let id):
      return climb(from: id) {
        $0.accessibilityPerformEscapeBlock.map { $0() } ?? $0.accessibilityPerformEscape()
      }
    case .magicTap(let id):
      return climb(from: id) {
        $0.accessibilityMagicTapBlock.map { $0() } ?? $0.accessibilityPerformMagicTap()
      }
    case .longPress(let id), .secondaryActivate(let id):
      // There are no gesture recognizers to ask: UIKit does not let them be driven from outside.
      return with(id) { _ in false }
    case .focus(let id):
      return with(id) { object in
        moveFocus(to: object)
        return true
      }
    }
  }

  private func with(
    _ id: Screen.Element.ID, _ work: (AccessibilityObject) -> Bool
  ) -> Response.Outcome {
    guard let object = reader.object(id) else {
      return .failed("the element \(id) is no longer there: its view was freed")
    }
    return work(object) ? .handled : .notHandled
  }

  /// Asks an object and what is around it, up to the next node of the screen, which VoiceOver asks
  /// itself; nil asks the outermost view and what is beyond.
  private func climb(
    from id: Screen.Element.ID?, _ work: (AccessibilityObject) -> Bool
  ) -> Response.Outcome {
    guard let id else { return climb(from: reader.root, work) }
    // The outermost view is asked last, with what is beyond.
    guard let object = reader.object(id), object !== reader.root else { return .notHandled }
    return climb(from: object, work)
  }

  private func climb(
    from start: AccessibilityObject, _ work: (AccessibilityObject) -> Bool
  ) -> Response.Outcome {
    var current: AccessibilityObject? = start
    var seen: Set<ObjectIdentifier> = []
    while let here = current, seen.insert(ObjectIdentifier(here)).inserted {
      if here !== start, here === reader.root || reader.isNode(here) { return .notHandled }
      if work(here) { return .handled }
      current = (here as? UIResponder)?.next
    }
    return .notHandled
  }

  /// The view that a tap on an element meets: itself, or what it is part of.
  private static func view(of object: AccessibilityObject) -> UIView? {
    var current: AnyObject? = object
    var steps = 0
    while let element = current as? UIAccessibilityElement, steps < 1_000 {
      current = element.accessibilityContainer as AnyObject?
      steps += 1
    }
    return current as? UIView
  }

  /// Follows the link that begins a range of a text.
  ///
  /// It is followed whatever the delegate answers: one that forbids the system's way often goes a
  /// way of its own (assumed).
  private func follow(_ range: Range<Int>, of object: AccessibilityObject) -> Bool {
    guard let view = object as? UITextView, let text = view.attributedText,
      range.lowerBound >= 0, range.lowerBound < text.length
    else { return false }
    var found = NSRange()
    let value = text.attribute(.link, at: range.lowerBound, effectiveRange: &found)
    let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    guard let url, view.isSelectable else { return false }
    if let delegate = view.delegate { Platform.open(url, in: found, of: view, delegate) }
    return true
  }

  private func moveFocus(to object: AccessibilityObject) {
    guard object !== focused else { return }
    let old = focused
    focused = object
    Platform.moveFocus(to: object)
    old?.accessibilityElementDidLoseFocus()
    object.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.focusedElementUserInfoKey: object,
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver,
    ]
    if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }
}

extension UIAccessibilityScrollDirection {
  /// UIKit's direction.
  init(_ direction: Request.Scroll) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      case .next: .next
      case .previous: .previous
      }
  }
}
