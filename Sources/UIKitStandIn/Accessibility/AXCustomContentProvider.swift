/// An element that has custom content.
@MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in order.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
