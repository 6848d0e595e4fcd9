import RotorCore

/// Walks a view when it changed, and knows the objects behind the elements.
///
/// It is apart from ``ViewSource`` so that a rotor can keep it and go on answering without keeping
/// the reading that it is part of.
final class ViewReader {
  /// The view that is read.
  let root: UIView
  /// What the screen is called; nil for what its controller is called.
  private let name: String?
  private let idiom: Screen.Environment.Idiom
  private let language: String?
  /// Kept, since a view does not keep its window, nor a controller.
  private let window: UIWindow?
  private let controller: UIViewController?
  /// The view that was asked for, which says the direction of reading.
  private let shown: UIView
  let ears = Ears()
  let identities = Identities()
  let strangers = Strangers()
  /// What was last read, and the change after which it was read.
  private var last: (screen: Screen, capture: ScreenCapture, revision: Int?)?
  /// How often the views were walked.
  private(set) var captures = 0

  init(
    _ view: UIView, name: String?, idiom: Screen.Environment.Idiom, language: String?
  ) {
    controller = view.next as? UIViewController
    self.idiom = idiom
    self.language = language
    self.name = name
    shown = view
    if view.window == nil {
      let window = ViewReader.host(view, controller)
      self.window = window
      // What is presented lies beside the view, in its window.
      root = view.superview === window ? window : view
    } else {
      window = nil
      root = view
    }
  }

  private static func host(_ view: UIView, _ controller: UIViewController?) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    if let controller {
      window.rootViewController = controller
    } else {
      var top = view
      while let superview = top.superview { top = superview }
      if top.frame.size == .zero { top.frame = window.bounds }
      window.addSubview(top)
    }
    window.isHidden = false
    return window
  }

  /// Lays out and walks the views, unless none of them changed.
  func read() throws -> (screen: Screen, capture: ScreenCapture) {
    Platform.listen(ears)
    if let last, let revision = last.revision, revision == Platform.revision,
      !last.capture.isDynamic
    {
      return (last.screen, last.capture)
    }
    (root.window ?? root).layoutIfNeeded()
    captures += 1
    let capture = ScreenCapture(root, identities: identities)
    var screen = try Screen(
      screenName, environment: environment, order: .byFrame, nodes: capture.nodes,
      notes: capture.notes + Platform.exceptions(inside: root).map { .platformException($0) })
    if let last, last.screen == screen, last.screen.notes == screen.notes { screen = last.screen }
    last = (screen, capture, Platform.revision)
    return (screen, capture)
  }

  /// The name that was given, else the title of the controller that is shown, else its class.
  private var screenName: String {
    if let name { return name }
    var current = controller
    // Bars around controllers show one of them; what is presented does not name the screen.
    while let inner = (current as? UINavigationController)?.topViewController
      ?? (current as? UITabBarController)?.selectedViewController
    {
      current = inner
    }
    return current?.title ?? controller?.title ?? ClassNames.name(of: current ?? shown)
  }

  private var environment: Screen.Environment {
    Screen.Environment(
      idiom: idiom,
      direction: shown.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      viewport: Screen.Rect(UIAccessibility.convertToScreenCoordinates(root.bounds, in: root)),
      language: language)
  }

  /// Where the app wants VoiceOver to be, told once.
  func wish() -> Screen.Element.ID? {
    defer { ears.forgetWish() }
    guard let last else { return nil }
    if ears.isNewScreen { return last.screen.stops.first.map { last.screen[$0].id } }
    guard let wanted = ears.wanted as? AccessibilityObject else { return nil }
    if let id = last.capture.id(of: wanted), last.screen[id]?.isElement == true { return id }
    // For a view that is no element, the first one inside it (observed by many apps).
    return last.screen.stops.lazy.map { last.screen[$0].id }.first { id in
      last.capture.objects[id]?.object.map { ViewReader.isInside($0, wanted) } ?? false
    }
  }

  private static func isInside(_ object: AccessibilityObject, _ outer: AccessibilityObject) -> Bool
  {
    var current: AnyObject? = object
    var seen: Set<ObjectIdentifier> = []
    while let here = current, seen.insert(ObjectIdentifier(here)).inserted {
      if here === outer { return true }
      current =
        (here as? UIView)?.superview ?? (here as? UIAccessibilityElement)?.accessibilityContainer
        as AnyObject?
    }
    return false
  }

  /// The object behind an id, as it was last read; nil when it is gone.
  func object(_ id: Screen.Element.ID) -> AccessibilityObject? {
    last?.capture.objects[id]?.object
  }

  /// Whether an object is a node of the screen as it was last read.
  func isNode(_ object: AccessibilityObject) -> Bool { last?.capture.id(of: object) != nil }

  /// The id of a target, and its element if it is where VoiceOver can go now.
  ///
  /// The views are walked again when the target is not where it was: a search may have scrolled.
  func locate(_ target: AccessibilityObject) -> (id: Screen.Element.ID, element: Screen.Element?) {
    guard let (screen, capture) = try? read(), let id = capture.id(of: target) else {
      return (identities.id(of: target), nil)
    }
    return (id, screen[id])
  }
}
