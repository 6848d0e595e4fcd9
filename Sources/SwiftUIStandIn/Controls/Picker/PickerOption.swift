/// One of the things that can be chosen.
struct PickerOption {
  /// The value that it stands for; nil for what cannot be chosen, such as a heading.
  let tag: AnyHashable?
  let isOptional: Bool
  /// What it says.
  let parts: ElementParts

  /// The things that the views of a picker are, in their order.
  static func all<Content: View>(of content: Content, _ build: ViewBuild) -> [PickerOption] {
    let nodes = build.aside { $0.evaluate(content, at: .part("options")) }
    let reader = ElementReader(nodes: nodes)
    var options: [PickerOption] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if node.tag == nil, node.content == nil {
        index += 1
        continue
      }
      options.append(
        PickerOption(
          tag: node.tag, isOptional: node.isTagOptional,
          parts: reader.combined(index..<node.end)))
      index = node.end
    }
    return options
  }

  /// The value, if it is one of that type; a tag is also one of an optional (documented:
  /// includeOptional), but an optional tag is none of the type that it wraps.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if isOptional, !(type is any ExpressibleByNilLiteral.Type) { return nil }
    return tag?.base as? Value
  }
}
