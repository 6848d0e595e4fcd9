import RotorCore

/// A view with another one that lies on top of all else while it is presented.
struct PresentationView<Content: View>: View {
  let content: Content
  /// What is presented and how it is closed; nil while nothing is.
  let presented: () -> (view: any View, close: () -> Void)?
}

extension PresentationView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.evaluate(content)
    guard let (view, close) = presented() else {
      build.forget(.part("sheet"))
      return
    }
    build.present("sheet", close: close) { $0.evaluate(view, at: .part("")) }
  }
}

extension ViewBuild {
  /// Builds something on top of all else; what is outside it is ignored, and escaping closes it
  /// (documented: a modal view).
  func present(
    _ part: String, close: @escaping () -> Void, _ inside: @escaping (ViewBuild) -> Void
  ) {
    onTop { build in
      build.within(.part(part)) {
        var inner = build.context
        inner.navigation = nil
        inner.environment.dismiss = DismissAction(close)
        inner.environment.isPresented = true
        let content = ViewContent(.container(Screen.Container(.group, isModal: true)))
        content.escape = {
          close()
          return true
        }
        build.with(inner) {
          build.node(.stack(.vertical, spacing: 8), content) { inside(build) }
        }
      }
    }
  }
}
