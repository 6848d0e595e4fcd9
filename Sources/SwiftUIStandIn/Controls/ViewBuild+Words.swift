extension ViewBuild {
  /// What a view would say as one element; it is shown nowhere.
  func parts<V: View>(of view: V, at step: Identity.Step = .part("label")) -> ElementParts {
    let nodes = aside { $0.evaluate(view, at: step) }
    return ElementReader(nodes: nodes).combined(nodes.indices)
  }

  /// The words of a label; nil when it has none.
  func words<V: View>(of label: V) -> String? { parts(of: label).label }
}
