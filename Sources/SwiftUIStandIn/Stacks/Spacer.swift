public import Foundation

/// The room that is left in a stack.
public struct Spacer: View {
  /// Makes one.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: PrimitiveView {
  /// There is nothing in it.
  public typealias Body = Never

  package func build(_ build: ViewBuild) { build.node(.spacer) }
}
