import RotorCore

extension ViewBuild {
  /// Builds what an open menu shows, on top of all else: what is outside it is ignored until an item
  /// is chosen or it is escaped from (observed: MagentaA11y, dropdown).
  func menu(_ memory: MenuMemory, _ items: @escaping (ViewBuild) -> Void) {
    guard memory.isOpen else { return }
    onTop { build in
      let close = build.context.environment.closeMenu
      let content = ViewContent(.container(Screen.Container(.group, isModal: true)))
      content.ariaRole = "menu"
      content.escape = {
        memory.isOpen = false
        return true
      }
      build.within(.part("menu")) {
        var inner = build.context
        inner.environment.closeMenu = {
          memory.isOpen = false
          close?()
        }
        build.with(inner) {
          build.node(.stack(.vertical, spacing: 0), content) {
            build.within(.part("items")) { items(build) }
          }
        }
      }
    }
  }
}
