extension ViewBuild {
  /// The nodes of what is built, but not shown; when that is given up, so is all.
  func aside(_ work: (ViewBuild) -> Void) -> [ViewNode] {
    let build = ViewBuild(inside: self)
    work(build)
    if let failure = build.failure { fail(failure) }
    return build.nodes
  }

  /// The elements of a view that is not shown, such as the buttons of a menu.
  func aside(_ step: Identity.Step, _ view: any View) -> [ElementParts] {
    ElementReader(nodes: aside { $0.evaluate(view, at: step) }).all
  }
}
