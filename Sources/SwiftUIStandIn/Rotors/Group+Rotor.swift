extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Groups entries of a rotor.
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveRotorContent where Content: AccessibilityRotorContent {
  package func list(_ list: RotorEntryList) { list.add(content) }
}
