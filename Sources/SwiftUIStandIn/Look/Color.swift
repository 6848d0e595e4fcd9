public import Foundation

/// A color, by its name.
public nonisolated struct Color: @MainActor View, Hashable, Sendable {
  /// What people call it.
  let name: String

  private init(called name: String) { self.name = name }

  /// A color of the app's own, by its name.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// A color of so much red, green and blue, from 0 to 1; its name is that of the web, `#ff0000`.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(called: "#" + [red, green, blue].map(Color.digits).joined())
  }

  /// A gray from black to white, 0 to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white)
  }

  /// A color of a hue, from 0 to 1; named by its numbers.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(called: "hsb(\(hue), \(saturation), \(brightness))")
  }

  private static func digits(_ share: Double) -> String {
    let value = share.isFinite ? Int(min(max(share, 0), 1) * 255 + 0.5) : 0
    let text = String(value, radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  /// Lets what is behind it shine through; its name stays.
  public func opacity(_ opacity: Double) -> Color { self }

  /// Red.
  public static let red = Color(called: "red")
  /// Orange.
  public static let orange = Color(called: "orange")
  /// Yellow.
  public static let yellow = Color(called: "yellow")
  /// Green.
  public static let green = Color(called: "green")
  /// Mint.
  public static let mint = Color(called: "mint")
  /// Teal.
  public static let teal = Color(called: "teal")
  /// Cyan.
  public static let cyan = Color(called: "cyan")
  /// Blue.
  public static let blue = Color(called: "blue")
  /// Indigo.
  public static let indigo = Color(called: "indigo")
  /// Purple.
  public static let purple = Color(called: "purple")
  /// Pink.
  public static let pink = Color(called: "pink")
  /// Brown.
  public static let brown = Color(called: "brown")
  /// White.
  public static let white = Color(called: "white")
  /// Gray.
  public static let gray = Color(called: "gray")
  /// Black.
  public static let black = Color(called: "black")
  /// No color.
  public static let clear = Color(called: "clear")
  /// The color of what matters most.
  public static let primary = Color(called: "primary")
  /// The color of what matters less.
  public static let secondary = Color(called: "secondary")
  /// The app's color.
  public static let accentColor = Color(called: "accentColor")
}

extension Color: ShapeStyle {
  /// What people call it.
  public nonisolated var _name: String? { name }
}

extension Color: @MainActor PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.shape(["background": name, "class": "Color"])
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public nonisolated static var red: Color { Color.red }
  /// Orange.
  public nonisolated static var orange: Color { Color.orange }
  /// Yellow.
  public nonisolated static var yellow: Color { Color.yellow }
  /// Green.
  public nonisolated static var green: Color { Color.green }
  /// Mint.
  public nonisolated static var mint: Color { Color.mint }
  /// Teal.
  public nonisolated static var teal: Color { Color.teal }
  /// Cyan.
  public nonisolated static var cyan: Color { Color.cyan }
  /// Blue.
  public nonisolated static var blue: Color { Color.blue }
  /// Indigo.
  public nonisolated static var indigo: Color { Color.indigo }
  /// Purple.
  public nonisolated static var purple: Color { Color.purple }
  /// Pink.
  public nonisolated static var pink: Color { Color.pink }
  /// Brown.
  public nonisolated static var brown: Color { Color.brown }
  /// White.
  public nonisolated static var white: Color { Color.white }
  /// Gray.
  public nonisolated static var gray: Color { Color.gray }
  /// Black.
  public nonisolated static var black: Color { Color.black }
  /// No color.
  public nonisolated static var clear: Color { Color.clear }
}
