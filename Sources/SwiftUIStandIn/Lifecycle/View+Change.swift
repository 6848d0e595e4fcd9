extension View {
  /// Does something when a value is another one than at the reading before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    lifecycle { build, identity in
      let last = identity.memory { ChangeMemory<V>() }
      build.changes.append {
        let old = last.value
        last.value = value
        guard let old else {
          if initial { action(value, value) }
          return initial
        }
        guard old != value else { return false }
        action(old, value)
        return true
      }
    }
  }

  /// Does something when a value is another one than at the reading before.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something when a value is another one than at the reading before.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
