/// A color: kept, since people group what they see by it, and not drawn.
open class UIColor: NSObject {
  private let mark = AttributeMark()
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  private let opacity: CGFloat
  /// What it is called: one of the system's names, or its parts in hexadecimal digits.
  package let name: String

  /// Makes a color of its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    name = UIColor.hexadecimal(red, green, blue, alpha)
    super.init()
  }

  /// Makes a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private init(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) {
    self.red = red / 255
    self.green = green / 255
    self.blue = blue / 255
    opacity = alpha
    self.name = name
    super.init()
  }

  private static func hexadecimal(_ parts: CGFloat...) -> String {
    "#"
      + parts.enumerated().filter { $0.offset < 3 || $0.element < 1 }.map { part in
        let byte = part.element.isFinite ? Int((min(max(part.element, 0), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The same color, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Its parts, each from 0 to 1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  /// Whether both have the same parts.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name
  }

  /// Feeds the name.
  open nonisolated override var hash: Int { name.hashValue }

  /// Black.
  public static let black = UIColor("black", 0, 0, 0)
  /// Dark gray.
  public static let darkGray = UIColor("darkGray", 85, 85, 85)
  /// Light gray.
  public static let lightGray = UIColor("lightGray", 170, 170, 170)
  /// White.
  public static let white = UIColor("white", 255, 255, 255)
  /// Gray.
  public static let gray = UIColor("gray", 127, 127, 127)
  /// Red.
  public static let red = UIColor("red", 255, 0, 0)
  /// Green.
  public static let green = UIColor("green", 0, 255, 0)
  /// Blue.
  public static let blue = UIColor("blue", 0, 0, 255)
  /// Cyan.
  public static let cyan = UIColor("cyan", 0, 255, 255)
  /// Yellow.
  public static let yellow = UIColor("yellow", 255, 255, 0)
  /// Magenta.
  public static let magenta = UIColor("magenta", 255, 0, 255)
  /// Orange.
  public static let orange = UIColor("orange", 255, 127, 0)
  /// Purple.
  public static let purple = UIColor("purple", 127, 0, 127)
  /// Brown.
  public static let brown = UIColor("brown", 153, 102, 51)
  /// No color.
  public static let clear = UIColor("clear", 0, 0, 0, 0)
  /// The system's red.
  public static let systemRed = UIColor("systemRed", 255, 59, 48)
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen", 52, 199, 89)
  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue", 0, 122, 255)
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange", 255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow", 255, 204, 0)
  /// The system's pink.
  public static let systemPink = UIColor("systemPink", 255, 45, 85)
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple", 175, 82, 222)
  /// The system's teal.
  public static let systemTeal = UIColor("systemTeal", 48, 176, 199)
  /// The system's indigo.
  public static let systemIndigo = UIColor("systemIndigo", 88, 86, 214)
  /// The system's brown.
  public static let systemBrown = UIColor("systemBrown", 162, 132, 94)
  /// The system's mint.
  public static let systemMint = UIColor("systemMint", 0, 199, 190)
  /// The system's cyan.
  public static let systemCyan = UIColor("systemCyan", 50, 173, 230)
  /// The system's gray.
  public static let systemGray = UIColor("systemGray", 142, 142, 147)
  /// The color of what can be pressed.
  public static let tintColor = UIColor("tintColor", 0, 122, 255)
  /// The color of text.
  public static let label = UIColor("label", 0, 0, 0)
  /// The color of text that matters less.
  public static let secondaryLabel = UIColor("secondaryLabel", 60, 60, 67, 0.6)
  /// The color of a link.
  public static let link = UIColor("link", 0, 122, 255)
  /// The color behind everything.
  public static let systemBackground = UIColor("systemBackground", 255, 255, 255)
  /// The color behind a part.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground", 242, 242, 247)
}
