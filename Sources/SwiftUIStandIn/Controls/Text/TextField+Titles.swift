extension TextField where Label == Text {
  /// Makes a field called by a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(of: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(of: text, prompt: nil, axis: .horizontal, label: Text(title))
  }

  /// Makes a field called by a text, with a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(of: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field called by a text, with a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(of: text, prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Makes a field called by a text, which may have several lines.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(of: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  /// Makes a field called by a text, which may have several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(of: text, prompt: nil, axis: axis, label: Text(title))
  }

  /// Makes a field called by a text, with a prompt, which may have several lines.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(of: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Makes a field called by a text, with a prompt, which may have several lines.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(of: text, prompt: prompt, axis: axis, label: Text(title))
  }

  /// Makes a field called by a text, which tells when editing begins.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(of: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
    editingChanged = onEditingChanged
  }

  /// Makes a field called by a text, which tells when editing begins.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(of: text, prompt: nil, axis: .horizontal, label: Text(title))
    editingChanged = onEditingChanged
  }
}
