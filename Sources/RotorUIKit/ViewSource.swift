public import RotorCore

/// Views as a source: reads what they say of themselves, asks their rotors, performs their actions.
///
/// ```swift
/// var voice = try VoiceOver(on: ViewSource(controller))
/// voice.perform(.rotate(to: "Stores"))
/// ```
///
/// A view that is in no window is put into one of 390 by 844 points, so that it is laid out and
/// can present. It runs the app's own closures where they belong, on the main actor, and keeps no
/// element alive that the app does not keep.
public final class ViewSource: @MainActor Source {
  /// The view that is read.
  public let root: UIView
  /// What the screen is called.
  public let name: String
  /// The kind of device: its size sets how far apart two rows are.
  public var idiom: Screen.Environment.Idiom
  /// The language of the content, a BCP 47 tag; nil when it is not known.
  public var language: String?

  /// Kept, since a view does not keep its window, nor a controller.
  private let window: UIWindow?
  private let controller: UIViewController?
  let ears = Ears()
  let identities = Identities()
  /// What was last read, and the change after which it was read.
  private var last: (reading: Reading, capture: ScreenCapture, revision: Int?)?
  /// How often the views were walked.
  package private(set) var captures = 0
  /// Where VoiceOver is.
  weak var focused: AccessibilityObject?

  /// Reads a view and what is inside it.
  ///
  /// - Parameters:
  ///   - view: the view; put into a window when it is in none.
  ///   - name: what the screen is called; nil for its controller's title, else its class.
  public init(
    _ view: UIView, name: String? = nil, idiom: Screen.Environment.Idiom = .phone,
    language: String? = nil
  ) {
    controller = view.next as? UIViewController
    self.idiom = idiom
    self.language = language
    self.name = name ?? controller?.title ?? ClassNames.name(of: controller ?? view)
    if view.window == nil {
      let window = ViewSource.host(view, controller)
      self.window = window
      // What is presented lies beside the view, in its window.
      root = view.superview === window ? window : view
    } else {
      window = nil
      root = view
    }
  }

  /// Reads the view of a controller, with what it presents.
  public convenience init(
    _ controller: UIViewController, name: String? = nil,
    idiom: Screen.Environment.Idiom = .phone, language: String? = nil
  ) {
    controller.loadViewIfNeeded()
    self.init(controller.view, name: name, idiom: idiom, language: language)
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

  // MARK: - Reading

  /// Reads the views, unless none of them changed.
  ///
  /// - Throws: a `ScreenError` when the views do not make a screen.
  /// - Complexity: O(views); O(1) when nothing changed and no class of the app's own is among them.
  public func read() throws -> Reading {
    Platform.listen(ears)
    (root.window ?? root).layoutIfNeeded()
    var reading = try capture().reading
    reading.announcements = ears.takeAnnouncements()
    reading.focus = wish(in: reading.screen)
    return reading
  }

  private func capture() throws -> (reading: Reading, capture: ScreenCapture) {
    if let last, let revision = last.revision, revision == Platform.revision,
      !last.capture.isDynamic
    {
      return (last.reading, last.capture)
    }
    captures += 1
    let capture = ScreenCapture(root, identities: identities)
    let screen = try Screen(
      name, environment: environment, order: .byFrame, nodes: capture.nodes)
    let reading: Reading
    if let last, last.reading.screen == screen, last.capture.hasSameRotors(as: capture) {
      // What is equal stays the same value, so that nothing is worked out twice.
      reading = last.reading
    } else {
      reading = Reading(screen: screen, rotors: rotors(of: capture))
    }
    last = (reading, capture, Platform.revision)
    return (reading, capture)
  }

  private var environment: Screen.Environment {
    Screen.Environment(
      idiom: idiom,
      direction: root.semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight,
      viewport: Screen.Rect(UIAccessibility.convertToScreenCoordinates(root.bounds, in: root)),
      language: language)
  }

  /// Where the app wants VoiceOver to be, told once.
  private func wish(in screen: Screen) -> Screen.Element.ID? {
    defer { ears.forgetWish() }
    if ears.isNewScreen { return screen.stops.first.map { screen[$0].id } }
    guard let wanted = ears.wanted as? AccessibilityObject else { return nil }
    return last?.capture.id(of: wanted)
  }

  /// The object behind an id, as it was last read; nil when it is gone.
  func object(_ id: Screen.Element.ID) -> AccessibilityObject? {
    last?.capture.objects[id]?.object
  }

  /// Whether an object is a node of the screen as it was last read.
  func isNode(_ object: AccessibilityObject) -> Bool { last?.capture.id(of: object) != nil }

  /// The id of a target, and whether it is where VoiceOver can go now.
  ///
  /// The views are walked again when the target is not where it was: a search may have scrolled.
  func locate(_ target: AccessibilityObject) -> (id: Screen.Element.ID, element: Screen.Element?) {
    if let last, let id = last.capture.id(of: target),
      last.revision != nil, last.revision == Platform.revision, !last.capture.isDynamic
    {
      return (id, last.reading.screen[id])
    }
    (root.window ?? root).layoutIfNeeded()
    guard let (reading, capture) = try? capture() else { return (identities.id(of: target), nil) }
    guard let id = capture.id(of: target) else {
      return (identities.id(of: target), nil)
    }
    return (id, reading.screen[id])
  }
}
