public import Foundation
import RotorCore

/// A value with a label before it.
///
/// Where the value only informs, the two are one element (assumed); where it can be used, they stay
/// apart.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes one of a value and its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: PrimitiveView {
  /// It shows its label, then its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let value = build.parts(of: content, at: .part("content"))
    let canBeUsed =
      value.isInteractive || !value.actions.isEmpty
      || !value.traits.isDisjoint(with: [.button, .adjustable, .textField])
    let one = ViewContent(.element, label: build.words(of: label), traits: .staticText)
    one.attributes["class"] = "LabeledContent"
    one.value = value.label ?? value.value
    build.node(.stack(.horizontal, spacing: 8), canBeUsed ? nil : one) {
      build.evaluate(label, at: .part("label"))
      build.evaluate(content, at: .part("content"))
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes one of a value called by a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes one of a value called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes one of a text called by a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Makes one of a text called by a text.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Makes one of a value in a format, called by a text.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(verbatim: format.format(value))
    } label: {
      Text(titleKey)
    }
  }

  /// Makes one of a value in a format, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(verbatim: format.format(value))
    } label: {
      Text(title)
    }
  }
}
