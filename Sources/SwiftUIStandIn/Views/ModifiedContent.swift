/// A view that a modifier changes.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes one.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// It shows what the modifier makes of the view.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  package func build(_ build: ViewBuild) {
    build.modified(content, by: modifier) { build.evaluate($0) }
  }
}

extension ModifiedContent: RowsView where Content: View, Modifier: ViewModifier {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  package func collect(_ rows: RowCollector) {
    rows.build.modified(content, by: modifier) { rows.collect($0) }
  }
}

extension ViewBuild {
  /// Evaluates the body of a modifier of the app's own and hands it on.
  func modified<M: ViewModifier>(_ content: any View, by modifier: M, _ use: (M.Body) -> Void) {
    within(.type(ObjectIdentifier(M.self), ViewNames.name(of: M.self))) {
      var modifier = modifier
      if let missing = DynamicProperties.link(&modifier, to: context) {
        fail(.missingObject(missing, view: ViewNames.name(of: M.self)))
      } else {
        use(modifier.body(content: _ViewModifier_Content(content: content)))
      }
    }
  }
}
