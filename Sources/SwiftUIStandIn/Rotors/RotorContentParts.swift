/// Several parts of a rotor's content, one after the other.
public struct RotorContentParts: AccessibilityRotorContent {
  let parts: [any AccessibilityRotorContent]
}

extension RotorContentParts: PrimitiveRotorContent {
  /// It lists its parts.
  public typealias Body = Never

  package func list(_ list: RotorEntryList) {
    for part in parts { list.add(part) }
  }
}
