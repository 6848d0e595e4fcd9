/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes one of a view and where it stands.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == Void {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: PrimitiveToolbarContent {
  /// It is a view.
  public typealias Body = Never

  var pieces: [(place: ToolbarPiece.Place, content: any View)] { [(placement.place, content)] }
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Makes one of views and where they stand.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  /// It is a view.
  public typealias Body = Never

  var pieces: [(place: ToolbarPiece.Place, content: any View)] { [(placement.place, content)] }
}
