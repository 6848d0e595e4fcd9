/// Leaves the screen or what is presented.
public struct DismissAction {
  private let leave: () -> Void

  init(_ leave: @escaping () -> Void) { self.leave = leave }

  /// Leaves it; nothing where nothing is presented.
  public func callAsFunction() { leave() }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
  }

  private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Leaves the screen or what is presented.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether there is something to go back to.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
