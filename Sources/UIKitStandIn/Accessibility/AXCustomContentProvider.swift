/// An element that has custom content.
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in order.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
