/// What a piece of custom content is known by.
public struct AccessibilityCustomContentKey {
  let label: Text
  let id: String?

  /// One that is known by an id.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// One that is known by an id.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// One that is known by its label.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = nil
  }

  /// One that is known by its label.
  @_disfavoredOverload
  public init(_ labelResource: LocalizedStringResource) {
    label = Text(labelResource)
    id = nil
  }
}
