extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Makes entries for each element of a collection of identifiable ones.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, idOf: { $0.id }, content: content)
  }

  /// Makes entries for each element of a collection, known by that property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, idOf: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {
  package func list(_ list: RotorEntryList) {
    for element in data { list.add(content(element)) }
  }
}
