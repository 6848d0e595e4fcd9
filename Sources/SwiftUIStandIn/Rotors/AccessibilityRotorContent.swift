/// What the entries of a rotor are made of.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// What it is made of in turn.
  associatedtype Body: AccessibilityRotorContent

  /// The entries.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Content that the stand-in lists itself.
package protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {
  /// Adds its entries, in order.
  func list(_ list: RotorEntryList)
}

extension PrimitiveRotorContent {
  /// Cannot be asked: the stand-in lists the entries itself.
  public var body: Never { fatalError("rotor content of the stand-in's own has no body") }
}
