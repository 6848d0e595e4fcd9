public import Foundation
import RotorCore

/// Something that leads to an address.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Makes one of an address and what is shown.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .link)
    content.attributes["class"] = "Link"
    let open = build.context.environment.openURL
    content.activate = { [destination] in
      open(destination)
      return true
    }
    build.control(content) { build.evaluate(label, at: .part("")) }
  }
}

extension Link where Label == Text {
  /// Makes one of words.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes one of words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
