/// A view that is called what other views say.
struct WordsFromView<Content: View, Words: View>: View {
  let content: Content
  let words: Words
}

extension WordsFromView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let start = build.nodes.count
    build.evaluate(content)
    let said = build.aside(.part("label"), words).compactMap { $0.label ?? $0.value }
    build.apply(from: start) { $0.label = said.joined(separator: ", ") }
  }
}
