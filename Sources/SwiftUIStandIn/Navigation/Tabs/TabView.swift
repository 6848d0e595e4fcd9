import RotorCore

/// Views of which one is shown, chosen in a bar of tabs below it.
///
/// The bar is read after the view; a tab says its name, what its badge says, that it is selected,
/// and its position (observed for UITabBar).
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes one whose selection is bound to a value.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes one that begins with its first tab.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: PrimitiveView {
  /// It shows the selected view and its tabs.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let collector = RowCollector(build)
    build.within(.part("tabs")) { collector.collect(content) }
    let tabs = TabEntry.all(of: collector, build)
    let memory = build.context.identity.memory { TabMemory() }
    let shown = shown(tabs, memory)
    build.node(.stack(.vertical, spacing: 0)) {
      if let shown {
        var context = build.context
        context.room.height = max(0, context.room.height - TabEntry.barHeight)
        build.with(context) {
          build.node(.frame(width: nil, height: context.room.height)) {
            let start = build.nodes.count
            tabs[shown].build(build)
            // The badge is the tab's, not that of what it shows.
            for top in build.tops(from: start) where build.nodes[top].tabItem != nil {
              build.change(top) { node in node.change { $0.value = nil } }
            }
          }
        }
      }
      let bar = ViewContent(.container(Screen.Container(.tabBar)))
      bar.attributes["class"] = "TabBar"
      build.node(.stack(.horizontal, spacing: 0), bar) {
        for (number, tab) in tabs.enumerated() {
          build.within(.part("tab \(number)")) {
            button(tab, number, isSelected: number == shown, memory, build)
          }
        }
      }
    }
  }

  /// Which tab is selected; the first when none has the value (assumed).
  private func shown(_ tabs: [TabEntry], _ memory: TabMemory) -> Int? {
    guard !tabs.isEmpty else { return nil }
    let known = selection.map { selection in
      tabs.firstIndex { $0.tag?.base as? SelectionValue == selection.wrappedValue }
    }
    let place = known ?? memory.selected
    return place.flatMap { tabs.indices.contains($0) ? $0 : nil } ?? 0
  }

  private func button(
    _ tab: TabEntry, _ number: Int, isSelected: Bool, _ memory: TabMemory, _ build: ViewBuild
  ) {
    let content = ViewContent(
      .children(.combine), traits: isSelected ? [.button, .selected] : .button)
    content.value = tab.badge
    content.activate = { [selection] in
      memory.selected = number
      if let value = tab.tag?.base as? SelectionValue { selection?.wrappedValue = value }
      return true
    }
    build.control(content) {
      if let item = tab.item { build.evaluate(item, at: .part("item")) }
    }
  }
}
