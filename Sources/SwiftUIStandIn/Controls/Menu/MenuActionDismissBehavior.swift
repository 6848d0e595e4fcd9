/// Whether choosing an item closes the menu that it is in.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let name: String

  /// It does.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
  /// Says whether choosing an item closes the menu that it is in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    inheriting { environment in
      // Outside of a menu there is none to be kept open.
      if behavior == .disabled, environment.closeMenu != nil { environment.closeMenu = {} }
    }
  }
}
