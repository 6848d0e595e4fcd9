extension UIAccessibilityCustomRotor {
  /// Makes a rotor that steps through elements in their order.
  ///
  /// It enters at the first and the last, goes on from an element that is not in the list by where
  /// that stands, and ends at both ends. Each element stands in the list once, and must be kept by
  /// somebody, since a result does not keep its target; the list is asked for at every step.
  ///
  /// - Complexity: O(1) a step along the list, O(elements) from anywhere else.
  public convenience init<Element: NSObject>(
    name: String, elements: @escaping () -> [Element]
  ) {
    let search = ElementSearch(elements)
    self.init(name: name) { search.result(for: $0) }
  }

  /// Makes a rotor of one of the system's kinds that steps through elements in their order.
  public convenience init<Element: NSObject>(
    systemType: SystemRotorType, elements: @escaping () -> [Element]
  ) {
    let search = ElementSearch(elements)
    self.init(systemType: systemType) { search.result(for: $0) }
  }
}
