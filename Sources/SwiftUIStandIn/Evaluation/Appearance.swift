/// What a view wants to do when it appears and when it goes.
package struct Appearance {
  package let identity: Identity
  package var didAppear: (() -> Void)?
  package var didDisappear: (() -> Void)?

  package init(
    _ identity: Identity, didAppear: (() -> Void)? = nil, didDisappear: (() -> Void)? = nil
  ) {
    self.identity = identity
    self.didAppear = didAppear
    self.didDisappear = didDisappear
  }
}
