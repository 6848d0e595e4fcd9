/// A form of a symbol.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private let name: String

  /// None.
  public static let none = SymbolVariants(name: "none")
  /// Fill.
  public static let fill = SymbolVariants(name: "fill")
  /// Circle.
  public static let circle = SymbolVariants(name: "circle")
  /// Square.
  public static let square = SymbolVariants(name: "square")
  /// Slash.
  public static let slash = SymbolVariants(name: "slash")
}
