extension ViewBuild {
  /// Builds what a style of the app's own makes; inside it the system's applies again.
  func styled<Style, Made: View>(by style: Style, _ make: (Style) -> Made) {
    var inner = context
    inner.identity = context.identity.child(.part("style"))
    inner.environment.buttonStyle = nil
    inner.environment.primitiveButtonStyle = nil
    inner.environment.toggleStyle = nil
    with(inner) {
      var style = style
      if let missing = DynamicProperties.link(&style, to: context) {
        fail(.missingObject(missing, view: ViewNames.name(of: Style.self)))
      } else {
        evaluate(make(style))
      }
    }
  }
}
