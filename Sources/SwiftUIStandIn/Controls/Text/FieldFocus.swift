/// How the app binds the editing of a field to a value.
struct FieldFocus {
  /// Whether the field is to be edited.
  let isWanted: () -> Bool
  /// Told when editing begins and ends.
  let moved: (Bool) -> Void
}

extension EnvironmentValues {
  private enum FieldFocusKey: EnvironmentKey {
    static var defaultValue: [FieldFocus] { [] }
  }

  /// The values that the app binds the editing of a field to.
  var fieldFocus: [FieldFocus] {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }
}

extension View {
  /// Edits the field while a value is the one given here, and sets it when editing begins.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let focus = FieldFocus(isWanted: { binding.wrappedValue == value }) { isEdited in
      if isEdited {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.nothing
      }
    }
    return inheriting { $0.fieldFocus.append(focus) }
  }

  /// Edits the field while a value is true, and sets it when editing begins and ends.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
