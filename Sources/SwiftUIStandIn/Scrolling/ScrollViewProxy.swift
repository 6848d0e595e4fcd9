/// Scrolls what is inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var host: ViewHost?
  let identity: Identity

  /// Scrolls so that the view of that id can be seen; nothing when there is none.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    host?.scroll(to: AnyHashable(id), inside: identity, anchor: anchor)
  }
}
