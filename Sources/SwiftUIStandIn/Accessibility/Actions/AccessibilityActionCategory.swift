/// Where actions are listed.
public struct AccessibilityActionCategory: Equatable, Sendable {
  nonisolated(unsafe) let name: Text?
  let isEdit: Bool

  private init(_ name: Text?, isEdit: Bool = false) {
    self.name = name
    self.isEdit = isEdit
  }

  /// Among the actions.
  public static let `default` = AccessibilityActionCategory(nil)
  /// Among those that edit.
  public static let edit = AccessibilityActionCategory(nil, isEdit: true)

  /// Under a name of their own.
  public init(_ name: Text) { self.init(name, isEdit: false) }

  /// Under a name of their own.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Under a name of their own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

  /// Under a name of their own.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) { self.init(Text(nameResource)) }
}
