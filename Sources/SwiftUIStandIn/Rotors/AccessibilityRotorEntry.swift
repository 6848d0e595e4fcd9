/// A stop of a rotor: a view known by an id, or a part of a text.
///
/// `prepare` is run before VoiceOver goes there (documented).
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?
  private let id: AnyHashable?
  private let namespace: Namespace.ID?
  private let textRange: Range<String.Index>?
  private let prepare: (() -> Void)?

  private init(
    text label: Text?, anyID id: AnyHashable?, _ namespace: Namespace.ID?,
    _ textRange: Range<String.Index>?, _ prepare: (() -> Void)?
  ) {
    self.label = label
    self.id = id
    self.namespace = namespace
    self.textRange = textRange
    self.prepare = prepare
  }

  /// Leads to the row, or the view with `id(_:)`, of that id in the scroll view around the rotor.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {
    self.init(text: label, anyID: id, nil, textRange, prepare)
  }

  /// Leads to the row, or the view with `id(_:)`, of that id in the scroll view around the rotor.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {
    self.init(text: Text(labelKey), anyID: id, nil, textRange, prepare)
  }

  /// Leads to the row, or the view with `id(_:)`, of that id in the scroll view around the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {
    self.init(text: Text(label), anyID: id, nil, textRange, prepare)
  }

  /// Leads to the view that `accessibilityRotorEntry(id:in:)` ties to that id in that namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {
    self.init(text: label, anyID: id, namespace, textRange, prepare)
  }

  /// Leads to the view that `accessibilityRotorEntry(id:in:)` ties to that id in that namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: (() -> Void)? = nil
  ) {
    self.init(text: Text(labelKey), anyID: id, namespace, textRange, prepare)
  }

  /// Leads to the view that `accessibilityRotorEntry(id:in:)` ties to that id in that namespace;
  /// here the id has no label (documented).
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: (() -> Void)? = nil
  ) {
    self.init(text: Text(label), anyID: id, namespace, textRange, prepare)
  }

  /// Leads to a part of the text that the rotor hangs on; without a label, the part is its name.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: (() -> Void)? = nil
  ) where ID == Never {
    self.init(text: label, anyID: nil, nil, textRange, prepare)
  }

  /// Leads to a part of the text that the rotor hangs on.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: (() -> Void)? = nil
  ) where ID == Never {
    self.init(text: Text(labelKey), anyID: nil, nil, textRange, prepare)
  }

  /// Leads to a part of the text that the rotor hangs on.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: (() -> Void)? = nil
  ) where ID == Never {
    self.init(text: Text(label), anyID: nil, nil, textRange, prepare)
  }
}

extension AccessibilityRotorEntry: PrimitiveRotorContent {
  /// It is an entry itself.
  public typealias Body = Never

  package func list(_ list: RotorEntryList) {
    list.add(
      RotorEntry(
        label: label?.string(in: list.environment), id: id, namespace: namespace,
        textRange: textRange, prepare: prepare))
  }
}
