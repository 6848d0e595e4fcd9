extension View {
  /// Does something in a task while the view is there.
  ///
  /// It is begun when the view appears and cancelled when it goes (documented); up to where it first
  /// waits it runs at once (assumed), the rest while the test itself waits.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle { build, identity in
      let memory = identity.memory { TaskMemory() }
      build.appearances.append(
        Appearance(
          identity, didAppear: { memory.begin(priority, action) },
          didDisappear: { memory.cancel() }))
    }
  }

  /// Does something in a task while the view is there; another id cancels it and begins it anew.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    lifecycle { build, identity in
      let memory = identity.memory { TaskMemory() }
      let last = identity.memory { ChangeMemory<T>() }
      build.appearances.append(
        Appearance(
          identity,
          didAppear: {
            last.value = value
            memory.begin(priority, action)
          },
          didDisappear: {
            last.value = nil
            memory.cancel()
          }))
      build.changes.append {
        guard let old = last.value, old != value else { return false }
        last.value = value
        memory.begin(priority, action)
        return true
      }
    }
  }
}
