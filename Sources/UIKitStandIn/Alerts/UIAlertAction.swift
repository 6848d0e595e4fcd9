/// A button of an alert.
open class UIAlertAction: NSObject {
  /// What a button stands for.
  public nonisolated enum Style: Int, Sendable {
    /// An action as any other.
    case `default` = 0
    /// Changes nothing; an escape does it too.
    case cancel = 1
    /// Takes something away.
    case destructive = 2
  }

  /// Its words.
  public let title: String?
  /// What it stands for.
  public let style: Style
  /// Whether it can be used.
  open var isEnabled = true {
    didSet {
      button?.isEnabled = isEnabled
      ScreenRevision.advance()
    }
  }
  let handler: ((UIAlertAction) -> Void)?
  /// What stands for it in its alert.
  weak var button: UIButton?

  /// Makes a button; the handler is run when the alert is gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
