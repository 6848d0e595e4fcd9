#if !canImport(UIKit)
  import UIKitStandIn

  /// What the stand-in tells that UIKit does not publish; `Platform+UIKit.swift` has the same
  /// names.
  enum Platform {
    /// Counts the changes of all views; nil where nobody counts them.
    static var revision: Int? { ScreenRevision.current }

    /// What UIKit would have raised exceptions for, in a view and what is inside it, since it was
    /// made.
    static func exceptions(inside root: UIView) -> [String] { UIKitExceptions.inside(root) }

    /// Whether what an object says can change without a word: its class is the app's own, or a
    /// block gives it.
    static func isDynamic(_ object: AccessibilityObject) -> Bool {
      !object.isOfStandInClass || object.hasBlocks
    }

    /// Which item of what is around it a reused view shows now; nil for a view that always is
    /// itself.
    static func itemIdentity(of object: AccessibilityObject) -> String? { object.itemIdentity }

    /// The actions that the class adds to the app's.
    static func ownActions(of object: AccessibilityObject) -> [UIAccessibilityCustomAction] {
      object.ownActions
    }

    /// Performs an action; false when nothing was done.
    static func perform(_ action: UIAccessibilityCustomAction) -> Bool {
      action.actionHandler?(action) ?? false
    }

    /// Whether a double tap does something; nil when only trying would tell.
    static func answersDoubleTap(_ object: AccessibilityObject) -> Bool? { object.answersDoubleTap }

    /// Whether a view belongs to a controller that is presented over everything.
    static func isPresented(_ view: UIView) -> Bool { view.isPresented }

    /// Taps a view as a finger would.
    static func tap(at point: CGPoint, in view: UIView?, of window: UIWindow?) -> Bool {
      window?.tap(at: point, in: view) ?? false
    }

    /// From now on, what apps post reaches that listener.
    static func listen(_ ears: Ears) { UIAccessibility.listener = ears }

    /// VoiceOver has moved there.
    static func moveFocus(to object: AccessibilityObject?) { UIAccessibility.focused = object }

    /// Tells the delegate of a text that one of its links is followed.
    static func open(
      _ url: URL, in range: NSRange, of view: UITextView, _ delegate: any UITextViewDelegate
    ) {
      _ = delegate.textView(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    }

    /// The corners of an outline.
    static func points(of path: UIBezierPath) -> [CGPoint] { path.points }

    /// Where lines begin as they are laid out, in UTF-16 units; nil when nobody knows.
    static func lineStarts(of input: any UITextInput) -> [Int]? {
      (input as? any LaidOutText)?.layoutLineStarts
    }

    /// Whether a range is of that text; nil when nobody knows.
    static func owns(_ range: UITextRange, _ input: any UITextInput) -> Bool? {
      (input as? any LaidOutText)?.owns(range)
    }

    /// A range in UTF-16 units as it was when it was made; nil when nobody knows.
    static func offsets(of range: UITextRange, in input: any UITextInput) -> NSRange? {
      (input as? any LaidOutText)?.utf16Range(of: range)
    }

    /// The name of a color.
    static func name(of color: UIColor) -> String { color.name }

    /// The name of a picture; nil when it has none.
    static func name(of image: UIImage) -> String? { image.name }

    /// Whether a font is bold, and whether it is slanted.
    static func style(of font: UIFont) -> (isBold: Bool, isItalic: Bool) {
      (font.isBold, font.isItalic)
    }
  }

  extension Ears: PostListener {
    func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      hear(notification, argument)
    }
  }
#endif
