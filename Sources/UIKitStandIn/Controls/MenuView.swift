/// An open menu: everything outside it is ignored until an item is chosen or it is escaped from.
final class MenuView: UIView {
  private let run: (UIAction) -> Void

  init(_ menu: UIMenu, run: @escaping (UIAction) -> Void) {
    self.run = run
    super.init(frame: .zero)
    fill(with: menu)
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    window.addSubview(self)
    isPresented = true
  }

  private func close() {
    isPresented = false
    removeFromSuperview()
  }

  private func fill(with menu: UIMenu) {
    for view in subviews { view.removeFromSuperview() }
    for item in menu.shown {
      let row = UIButton(type: .system)
      row.setTitle(item.title, for: .normal)
      row.setImage(item.image, for: .normal)
      if let subtitle = item.subtitle { row.accessibilityLabel = item.title + ", " + subtitle }
      if let action = item as? UIAction {
        row.isEnabled = !action.attributes.contains(.disabled)
        row.isSelected = action.state == .on
      }
      row.addAction(
        UIAction { [weak self] _ in self?.choose(item) }, for: .primaryActionTriggered)
      addSubview(row)
    }
  }

  private func choose(_ item: UIMenuElement) {
    if let menu = item as? UIMenu { return fill(with: menu) }
    guard let action = item as? UIAction else { return }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    run(action)
  }

  override func accessibilityPerformEscape() -> Bool {
    if !super.accessibilityPerformEscape() { close() }
    return true
  }
}
