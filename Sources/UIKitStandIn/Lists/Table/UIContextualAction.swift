/// An action that a swipe across a row offers.
open class UIContextualAction: NSObject {
  /// Does it, and says at the end whether it was done.
  public typealias Handler =
    (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// What kind of action it is.
  public nonisolated enum Style: Int, Sendable {
    /// An ordinary one.
    case normal = 0
    /// One that takes something away.
    case destructive = 1
  }

  /// What kind of action it is.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// What it is called.
  open var title: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind it.
  open var backgroundColor: UIColor!
  /// Its picture.
  open var image: UIImage?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What VoiceOver calls it: its title, else what its picture says or is called (assumed).
  var spokenName: String {
    title ?? image?.accessibilityLabel ?? image?.name ?? (style == .destructive ? "Delete" : "")
  }

  /// The action as VoiceOver lists it.
  ///
  /// It counts as done unless its handler says at once that it was not.
  func listed(for view: UIView) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: spokenName) { [weak view, self] _ in
      guard let view else { return false }
      var answer: Bool?
      handler(self, view) { answer = answer ?? $0 }
      return answer ?? true
    }
  }
}
