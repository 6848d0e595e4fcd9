/// What something is filled with.
public nonisolated protocol ShapeStyle {
  /// What people call it; nil where it has no name.
  var _name: String? { get }
}

extension ShapeStyle {
  /// It has no name.
  public nonisolated var _name: String? { nil }

  /// Lets what is behind it shine through.
  public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
