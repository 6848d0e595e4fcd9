/// Something that has a developer's name of its own, which is never said.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}
