public import Foundation

extension View {
  /// Leaves room on some sides; 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    laidOut(.padding(EdgeInsets(edges, length ?? 16)))
  }

  /// Leaves the same room on all sides.
  public func padding(_ length: CGFloat) -> some View {
    laidOut(.padding(EdgeInsets(.all, length)))
  }

  /// Leaves so much room on each side.
  public func padding(_ insets: EdgeInsets) -> some View { laidOut(.padding(insets)) }

  /// Gives the view a size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(.frame(width: width?.asDimension, height: height?.asDimension))
  }

  /// Gives the view bounds for its size: the least is taken, the largest is not.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .frame(
        width: (minWidth ?? idealWidth)?.asDimension,
        height: (minHeight ?? idealHeight)?.asDimension))
  }

  /// Puts the middle of the view at a point of what is around it.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut(.position(CGPoint(x: x, y: y)))
  }

  /// Puts the middle of the view at a point of what is around it.
  public func position(_ point: CGPoint) -> some View { laidOut(.position(point)) }

  /// Moves the view, without moving others.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    laidOut(.offset(CGSize(width: x, height: y)))
  }

  /// Moves the view, without moving others.
  public func offset(_ offset: CGSize) -> some View { laidOut(.offset(offset)) }
}

extension CGFloat {
  /// The number where it can be a size; others are left out (assumed).
  fileprivate var asDimension: CGFloat? { isFinite && self >= 0 ? self : nil }
}
