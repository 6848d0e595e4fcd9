extension ViewBuild {
  /// The elements of a view that is not shown, such as the buttons of a menu.
  func aside(_ step: Identity.Step, _ view: any View) -> [ElementParts] {
    var inner = context
    inner.identity = inner.identity.child(step)
    let build = ViewBuild(inner, host: host)
    build.evaluate(view)
    return ElementReader(nodes: build.nodes).all
  }
}
