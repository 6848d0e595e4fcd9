extension NSAttributedString {
  /// A copy that later changes of a mutable string do not reach.
  func copied() -> NSAttributedString {
    self is NSMutableAttributedString ? NSAttributedString(attributedString: self) : self
  }
}
