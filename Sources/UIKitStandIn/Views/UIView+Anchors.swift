extension UIView {
  /// The edge where a line begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .leading) }
  /// The edge where a line ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .bottom) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The view without what covers its edges; here the view itself.
  public var safeAreaLayoutGuide: UIView { self }
  /// The view without its margins; here the view itself.
  public var layoutMarginsGuide: UIView { self }
}
