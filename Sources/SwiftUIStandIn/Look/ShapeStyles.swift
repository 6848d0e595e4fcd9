import Foundation

/// A style that follows what is around it, such as the less important color.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// What people call it.
  public let _name: String?
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public nonisolated static var primary: HierarchicalShapeStyle { .init(_name: "primary") }
  /// What matters less.
  public nonisolated static var secondary: HierarchicalShapeStyle { .init(_name: "secondary") }
  /// What matters little.
  public nonisolated static var tertiary: HierarchicalShapeStyle { .init(_name: "tertiary") }
  /// What matters least.
  public nonisolated static var quaternary: HierarchicalShapeStyle { .init(_name: "quaternary") }
}

/// The app's color.
public nonisolated struct TintShapeStyle: ShapeStyle, Sendable {
  /// What people call it.
  public var _name: String? { "tint" }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The app's color.
  public nonisolated static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The color behind everything.
public nonisolated struct BackgroundStyle: ShapeStyle, Sendable {
  /// What people call it.
  public var _name: String? { "background" }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The color behind everything.
  public nonisolated static var background: BackgroundStyle { BackgroundStyle() }
}

/// Glass of some thickness.
public nonisolated struct Material: ShapeStyle, Sendable {
  /// What people call it.
  public let _name: String?

  /// Somewhat thin.
  public static let regular = Material(_name: "regularMaterial")
  /// Thick.
  public static let thick = Material(_name: "thickMaterial")
  /// Thin.
  public static let thin = Material(_name: "thinMaterial")
  /// Very thin.
  public static let ultraThin = Material(_name: "ultraThinMaterial")
  /// Very thick.
  public static let ultraThick = Material(_name: "ultraThickMaterial")
  /// As bars have it.
  public static let bar = Material(_name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Somewhat thin glass.
  public nonisolated static var regularMaterial: Material { .regular }
  /// Thick glass.
  public nonisolated static var thickMaterial: Material { .thick }
  /// Thin glass.
  public nonisolated static var thinMaterial: Material { .thin }
  /// Very thin glass.
  public nonisolated static var ultraThinMaterial: Material { .ultraThin }
  /// Very thick glass.
  public nonisolated static var ultraThickMaterial: Material { .ultraThick }
  /// Glass as bars have it.
  public nonisolated static var bar: Material { .bar }
}

/// Colors that run into each other; named by the first.
public nonisolated struct Gradient: Equatable, Sendable {
  let colors: [Color]

  /// Makes one of colors.
  public init(colors: [Color]) { self.colors = colors }
}

/// Colors that run into each other along a line.
public nonisolated struct LinearGradient: @MainActor View, ShapeStyle, Sendable {
  private let gradient: Gradient

  /// Makes one of colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes one of a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// The first color's name.
  public var _name: String? { gradient.colors.first?.name }
}

extension LinearGradient: @MainActor PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) { build.shape(["background": _name ?? "gradient"]) }
}
