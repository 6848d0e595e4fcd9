import RotorCore

/// What a selector means, as CSS defines it: slow, but easy to compare with the definition.
enum SelectorDefinition {
  typealias Selector = Screen.Selector

  /// Whether a node is meant.
  static func means(_ selector: Selector, _ position: Int, in screen: Screen) -> Bool {
    selector.alternatives.contains { path in
      ends(path.steps[...], position, screen, within: nil)
    }
  }

  /// Whether steps end at a node; inside `:has` they begin inside `holder`.
  private static func ends(
    _ steps: ArraySlice<Selector.Step>, _ position: Int, _ screen: Screen, within holder: Int?
  ) -> Bool {
    guard let last = steps.last, fits(last, position, screen) else { return false }
    let around = Array(screen.ancestors(of: position))
    let near = last.combinator == .child ? Array(around.prefix(1)) : around
    if steps.count == 1 { return holder.map { near.contains($0) } ?? true }
    return near.contains { ends(steps.dropLast(), $0, screen, within: holder) }
  }

  private static func fits(_ step: Selector.Step, _ position: Int, _ screen: Screen) -> Bool {
    if let role = step.role, screen.role(of: position) != role { return false }
    return step.conditions.allSatisfy { condition in
      switch condition {
      case .class(let name):
        (screen[position].attributes["class"] ?? "").split(separator: " ").contains { $0 == name }
      case .is(let selector): means(selector, position, in: screen)
      case .not(let selector): !means(selector, position, in: screen)
      case .has(let selector):
        selector.alternatives.contains { path in
          screen.descendants(of: position).contains {
            ends(path.steps[...], $0, screen, within: position)
          }
        }
      case .identifier, .attribute: false
      }
    }
  }
}
