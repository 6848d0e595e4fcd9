import RotorCore

extension NavigationBuilder {
  /// The bar above, before the screen, and the one below, after it.
  func buildBars(
    _ content: NavigationContent, back: (title: String, leave: () -> Void)?, _ start: Int,
    _ build: ViewBuild
  ) {
    let items = content.items
    let below = items.filter { $0.place == .bottom }
    if !below.isEmpty {
      build.within(.part("bottom bar")) {
        build.node(
          .fixed(width: nil, height: 44), ViewContent(.container(Screen.Container(.group)))
        ) {
          for (index, item) in below.enumerated() { add(item, index, build) }
        }
      }
    }
    let middle = items.filter { $0.place == .principal }
    guard back != nil || content.title != nil || items.count > below.count else { return }
    let end = build.nodes.count
    build.within(.part("bar")) {
      let bar = ViewContent(.container(Screen.Container(.navigationBar)))
      build.node(.stack(.horizontal, spacing: 8), bar) {
        if let back, !content.hidesBack { addBack(back, build) }
        for (index, item) in items.enumerated() where item.place == .leading {
          add(item, index, build)
        }
        if middle.isEmpty {
          if let title = content.title { addTitle(title, build) }
        } else {
          for (index, item) in items.enumerated() where item.place == .principal {
            add(item, index, build)
          }
        }
        for (index, item) in items.enumerated() where item.place == .trailing {
          add(item, index, build)
        }
      }
    }
    build.hoist(from: end, before: start)
  }

  private func add(_ item: ToolbarPiece, _ index: Int, _ build: ViewBuild) {
    build.with(item.context) { build.evaluate(item.content, at: .part("bar item \(index)")) }
  }

  private func addBack(_ back: (title: String, leave: () -> Void), _ build: ViewBuild) {
    build.within(.part("back")) {
      let content = ViewContent(.element, label: back.title, traits: .backButton)
      content.attributes["class"] = "BackButton"
      content.activate = {
        back.leave()
        return true
      }
      build.node(.fixed(width: 80, height: 44), content)
    }
  }

  private func addTitle(_ title: String, _ build: ViewBuild) {
    build.within(.part("title")) {
      build.node(
        .text(characters: title.count), ViewContent(.element, label: title, traits: .header))
    }
  }
}
