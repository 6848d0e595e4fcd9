/// A line between views.
public struct Divider: View {
  /// Makes one.
  public init() {}
}

extension Divider: PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) { build.node(.fixed(width: nil, height: 1)) }
}
