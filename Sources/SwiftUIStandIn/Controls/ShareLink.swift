public import Foundation
import RotorCore

/// A button that offers something to other apps; there are none here, so that a double tap opens
/// nothing.
public struct ShareLink<Label: View>: View {
  let label: Label

  /// Makes a button that shares a text, called by what a closure shows.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a button that shares an address, called by what a closure shows.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == Text {
  /// Makes a button that shares a text, called "Share…".
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = Text(verbatim: "Share…")
  }

  /// Makes a button that shares an address, called "Share…".
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = Text(verbatim: "Share…")
  }

  /// Makes a button that shares a text, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { label = Text(titleKey) }

  /// Makes a button that shares an address, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { label = Text(titleKey) }
}

extension ShareLink: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "ShareLink"
    content.activate = { true }
    build.control(content) { build.evaluate(label, at: .part("")) }
  }
}
