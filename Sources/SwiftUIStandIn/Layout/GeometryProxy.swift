public import Foundation

/// Says how much room there is.
public struct GeometryProxy {
  /// The room that is offered.
  public let size: CGSize

  /// How much of it the system covers; nothing, as there is no screen (assumed).
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  init(room: CGSize) {
    size = CGSize(
      width: room.width.isFinite ? max(0, room.width) : 0,
      height: room.height.isFinite ? max(0, room.height) : 0)
  }
}
