/// A picture: its name is kept, since people group what they see by it.
open class UIImage: NSObject {
  private let mark = AttributeMark()
  /// What it is called; nil for one that was made from data.
  package let name: String?
  /// Its size in points.
  public let size: CGSize
  /// What VoiceOver says of it where it is shown.
  open var accessibilityLabel: String?
  /// The developer's own name for it.
  open var accessibilityIdentifier: String?

  private init(name: String?, size: CGSize) {
    self.name = name
    self.size = size
    super.init()
  }

  /// Makes a picture without a name.
  public override convenience init() { self.init(name: nil, size: .zero) }

  /// The app's picture of that name; there is no catalogue here, so every name is taken.
  public convenience init?(named name: String) {
    self.init(name: name, size: CGSize(width: 44, height: 44))
  }

  /// The system's symbol of that name; every name is taken.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 24, height: 24))
  }

  /// Makes a picture from its data, which is not looked at.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: .zero)
  }

  /// How a picture is colored.
  public nonisolated enum RenderingMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// In the tint.
    case alwaysTemplate = 2
  }

  /// The same picture, colored in that way.
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
}
