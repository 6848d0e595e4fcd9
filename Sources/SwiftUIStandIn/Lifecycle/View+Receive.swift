#if canImport(Combine)
  public import Combine
#else
  public import CombineStandIn
#endif

/// What a view that is there hears.
private final class ReceiveMemory<Output> {
  var action: (Output) -> Void = { _ in }
  var subscription: AnyCancellable?
}

extension View {
  /// Does something with each value that a publisher sends while the view is there.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    lifecycle { build, identity in
      let memory = identity.memory { ReceiveMemory<P.Output>() }
      memory.action = action
      build.appearances.append(
        Appearance(
          identity,
          didAppear: { [weak memory] in
            memory?.subscription = publisher.sink { value in memory?.action(value) }
          },
          didDisappear: { memory.subscription = nil }))
    }
  }
}
