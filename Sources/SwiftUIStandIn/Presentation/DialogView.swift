import RotorCore

/// A view with a question on top of all else while that is asked.
struct DialogView<Content: View>: View {
  let content: Content
  let title: Text
  let showsTitle: Bool
  /// Whether a way out is added where the app gives none.
  let needsCancel: Bool
  /// The buttons and the message, and how the question is closed; nil while it is not asked.
  let asked: () -> (actions: any View, message: any View, close: () -> Void)?
}

extension DialogView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.evaluate(content)
    guard let (actions, message, close) = asked() else { return }
    build.present("dialog", close: close) { build in
      build.context.environment.closeMenu = close
      if showsTitle {
        build.evaluate(title.accessibilityAddTraits(.isHeader), at: .part("title"))
      }
      build.evaluate(message, at: .part("message"))
      let start = build.nodes.count
      build.evaluate(actions, at: .part("actions"))
      addDefault(from: start, build)
      build.moveCancelLast(from: start)
    }
  }

  /// A dialog has a button at least (documented: OK in an alert, Cancel in a confirmation).
  private func addDefault(from start: Int, _ build: ViewBuild) {
    let tops = build.tops(from: start)
    if needsCancel, !tops.contains(where: { build.nodes[$0].content?.isCancel == true }) {
      build.evaluate(Button("Cancel", role: .cancel) {}, at: .part("cancel"))
    } else if tops.isEmpty {
      build.evaluate(Button("OK", role: .cancel) {}, at: .part("OK"))
    }
  }
}

extension ViewBuild {
  /// The button that leaves things as they are is read last (assumed).
  func moveCancelLast(from start: Int) {
    guard
      let cancel = tops(from: start).first(where: { nodes[$0].content?.isCancel == true }),
      nodes[cancel].end < nodes.count
    else { return }
    hoist(from: nodes[cancel].end, before: cancel)
  }
}
