public import Foundation

/// A form that is only seen.
@MainActor @preconcurrency public protocol Shape: View where Body == _ShapeView {}

extension Shape {
  /// What is seen of it.
  public var body: _ShapeView { _ShapeView(style: nil) }

  /// Fills it.
  public func fill<S: ShapeStyle>(_ content: S) -> some View { _ShapeView(style: content._name) }

  /// Draws its outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(style: content._name)
  }

  /// Draws its outline inside it.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    _ShapeView(style: content._name)
  }

  /// A part of its outline.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

/// What is seen of a shape.
public struct _ShapeView: View {
  let style: String?
}

extension _ShapeView: PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    var attributes = ["class": "Shape"]
    attributes["color"] = style
    build.shape(attributes)
  }
}
