import RotorCore

/// A view with a field for a search above it.
struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: Text?
}

extension SearchableView: PrimitiveView {
  typealias Body = Never

  /// The field is called by its prompt, or "Search" (assumed), and stands before what is
  /// searched (assumed); while it has text, a button clears it (assumed).
  package func build(_ build: ViewBuild) {
    let string = text.wrappedValue
    let axis = build.context.axis
    build.node(.stack(.vertical, spacing: 0)) {
      build.context.axis = .horizontal
      build.node(.stack(.horizontal, spacing: 8)) {
        build.within(.part("search")) {
          let words = prompt?.string(in: build.context.environment)
          let field = ViewContent(.element, label: words ?? "Search", traits: .searchField)
          field.attributes["class"] = "SearchField"
          field.text = Screen.Text(string)
          build.field(field, text: string, height: 36)
        }
        if !string.isEmpty {
          build.within(.part("clear")) {
            let clear = ViewContent(.element, label: "Clear text", traits: .button)
            clear.activate = { [text] in
              text.wrappedValue = ""
              return true
            }
            build.control(clear)
          }
        }
      }
      build.context.axis = axis
      var context = build.context
      context.room.height = max(0, context.room.height - 44)
      build.with(context) {
        build.node(.frame(width: nil, height: context.room.height)) {
          build.evaluate(content, at: .part(""))
        }
      }
    }
  }
}
