import RotorCore

/// A list of controls that people fill in; it is to VoiceOver what a list is.
public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  /// It shows its rows.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.scroll(.vertical, role: "list") {
      build.lazyRows(.vertical, spacing: 0, isList: true) { $0.collect(content) }
    }
  }
}
