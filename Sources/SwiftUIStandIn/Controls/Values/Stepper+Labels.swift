extension Stepper {
  /// Makes a stepper called by what a closure shows; a button without an action is dimmed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: label(), onIncrement, onDecrement, onEditingChanged) }

  /// Makes a stepper of a value, called by what a closure shows.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: label(), value, nil, step, onEditingChanged) }

  /// Makes a stepper of a value between two ends, called by what a closure shows.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: label(), value, bounds, step, onEditingChanged) }
}

extension Stepper where Label == Text {
  /// Makes a stepper called by a text; a button without an action is dimmed.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(titleKey), onIncrement, onDecrement, onEditingChanged) }

  /// Makes a stepper called by a text; a button without an action is dimmed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(title), onIncrement, onDecrement, onEditingChanged) }

  /// Makes a stepper of a value, called by a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(titleKey), value, nil, step, onEditingChanged) }

  /// Makes a stepper of a value, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(title), value, nil, step, onEditingChanged) }

  /// Makes a stepper of a value between two ends, called by a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(titleKey), value, bounds, step, onEditingChanged) }

  /// Makes a stepper of a value between two ends, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(of: Text(title), value, bounds, step, onEditingChanged) }
}
