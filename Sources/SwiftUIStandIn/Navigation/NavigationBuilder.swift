import Foundation
import RotorCore

/// Builds the screens of a navigation: the bodies of all, the nodes of the one on top.
///
/// After a push VoiceOver goes to the first element of the new screen, after a pop to where it was
/// (assumed).
struct NavigationBuilder {
  let memory: NavigationMemory
  /// The values of the app's path.
  let values: [AnyHashable]
  let push: (AnyHashable) -> Void
  /// Keeps so many values of the app's path.
  let keep: (Int) -> Void

  /// One screen.
  private struct Level {
    let view: any View
    let step: Identity.Step
    /// Goes back to the one before; nil for the first.
    let leave: (() -> Void)?
  }

  func build(_ root: any View, _ build: ViewBuild) {
    let host = build.host
    let plain = ViewContent(.layout)
    build.node(.stack(.vertical, spacing: 0), plain) {
      let start = build.nodes.count
      let outer = build.context
      var level = Level(view: root, step: .part(""), leave: nil)
      var depth = 0
      var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
      var backTitle: String?
      var origin: Screen.Element.ID?
      while true {
        let appearances = build.appearances.count
        let content = NavigationContent(memory, push: pushed(host), destinations: destinations)
        buildScreen(level, content, build)
        defer { content.clear() }
        destinations = content.destinations
        guard !build.isStopped, depth < 1_000,
          let next = self.next(after: depth, content, host)
        else {
          if let title = content.title { build.title = title }
          buildBars(content, back: level.leave.map { (backTitle ?? "Back", $0) }, start, build)
          plain.escape = level.leave.map { leave in
            {
              leave()
              return true
            }
          }
          break
        }
        build.discard(from: start, appearances: appearances)
        backTitle = content.title
        origin = next.origin
        level = next.level
        depth += 1
      }
      if let before = memory.depth, before != depth {
        if before < depth { host.isNewScreen = true }
        if before > depth { host.nextFocus = memory.origins[depth] }
      }
      memory.depth = depth
      if depth > 0, memory.origins[depth - 1] == nil || origin != nil {
        memory.origins[depth - 1] = origin ?? host.focused
      }
      memory.origins = memory.origins.filter { $0.key < depth }
      build.context = outer
    }
  }

  private func pushed(_ host: ViewHost) -> (AnyHashable) -> Void {
    { [push, memory, values, weak host] value in
      memory.origins[values.count + memory.entries.count] = host?.focused
      push(value)
    }
  }

  private func buildScreen(_ level: Level, _ content: NavigationContent, _ build: ViewBuild) {
    var context = build.context
    context.navigation = content
    context.room.height = max(0, context.room.height - 96)
    if let leave = level.leave {
      context.environment.dismiss = DismissAction(leave)
      context.environment.isPresented = true
    }
    build.with(context) { build.evaluate(level.view, at: level.step) }
  }

  /// The screen on top of one; nil when that is the last.
  private func next(
    after depth: Int, _ content: NavigationContent, _ host: ViewHost
  ) -> (level: Level, origin: Screen.Element.ID?)? {
    let step = Identity.Step.part("screen \(depth + 1)")
    if depth < values.count {
      let view = destination(of: values[depth], content)
      return (
        Level(view: view, step: step) { [keep, memory] in
          memory.entries = []
          keep(depth)
        }, nil
      )
    }
    let index = depth - values.count
    if index < memory.entries.count {
      let entry = memory.entries[index]
      let view: any View
      if let value = entry.value {
        view = destination(of: value, content)
      } else {
        view = entry.link.flatMap { content.links[$0] } ?? entry.view()
      }
      return (
        Level(view: view, step: step) { [memory] in
          memory.entries.removeLast(max(0, memory.entries.count - index))
        }, entry.origin
      )
    }
    guard let presented = content.presented else { return nil }
    return (Level(view: presented.view, step: step, leave: presented.leave), nil)
  }

  /// What a value leads to; a warning sign where nobody said what, as in SwiftUI.
  private func destination(of value: AnyHashable, _ content: NavigationContent) -> any View {
    content.destinations[ObjectIdentifier(type(of: value.base))]?(value)
      ?? Image(systemName: "exclamationmark.triangle")
  }
}
