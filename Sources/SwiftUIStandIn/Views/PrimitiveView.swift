/// A view that the stand-in knows itself: it has no body and adds its nodes to the tree.
package protocol PrimitiveView: View where Body == Never {
  /// Adds its nodes to what is being built.
  func build(_ build: ViewBuild)
}

extension PrimitiveView {
  /// Cannot be asked: the stand-in builds the view itself.
  public var body: Never { fatalError("a view of the stand-in's own has no body") }
}
