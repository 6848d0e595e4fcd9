extension ViewBuild {
  /// What a view would say as one element; it is built aside and shown nowhere.
  func parts<V: View>(of view: V, at step: Identity.Step = .part("label")) -> ElementParts {
    let aside = ViewBuild(context, host: host)
    aside.evaluate(view, at: step)
    return ElementReader(nodes: aside.nodes).combined(0..<aside.nodes.count)
  }

  /// The words of a label; nil when it has none.
  func words<V: View>(of label: V) -> String? { parts(of: label).label }
}
