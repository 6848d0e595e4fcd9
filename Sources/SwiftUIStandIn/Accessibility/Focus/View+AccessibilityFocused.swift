extension View {
  /// Binds VoiceOver's being on the view to a value that is true then.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focusLink(
      condition.followsVoiceOver, isWanted: { condition.box.value },
      moved: { condition.box.value = $0 })
  }

  /// Binds VoiceOver's being on the view to a value that is equal to one then.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focusLink(
      binding.followsVoiceOver, isWanted: { binding.box.value == value },
      moved: { isHere in
        if isHere {
          binding.box.value = value
        } else if binding.box.value == value {
          binding.box.clear()
        }
      })
  }

  private func focusLink(
    _ isFollowed: Bool, isWanted: @escaping () -> Bool, moved: @escaping (Bool) -> Void
  ) -> some View {
    accessibility { properties, _ in
      if isFollowed {
        properties.focus.append(
          AccessibilityProperties.FocusLink(isWanted: isWanted, moved: moved))
      }
    }
  }
}

extension FocusMemory.Box {
  /// No view has the focus; a value that is no optional keeps what it has.
  func clear() {
    if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    {
      value = none
    }
  }
}
