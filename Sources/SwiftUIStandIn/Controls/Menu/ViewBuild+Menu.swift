import RotorCore

extension ViewBuild {
  /// Builds what an open menu shows, on top of all else: what is outside it is ignored until an item
  /// is chosen or it is escaped from (observed: MagentaA11y, dropdown).
  func menu(_ memory: MenuMemory, _ items: @escaping () -> Void) {
    guard memory.isOpen else { return }
    onTop { [self] in
      let outer = context.environment.closeMenu
      let content = ViewContent(.container(Screen.Container(.group, isModal: true)))
      content.ariaRole = "menu"
      content.escape = {
        memory.isOpen = false
        return true
      }
      within(.part("menu")) {
        var inner = context
        inner.environment.closeMenu = {
          memory.isOpen = false
          outer?()
        }
        with(inner) {
          node(.stack(.vertical, spacing: 0), content) { within(.part("items"), items) }
        }
      }
    }
  }
}
