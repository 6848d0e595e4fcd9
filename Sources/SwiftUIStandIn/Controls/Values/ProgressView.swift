import Foundation
import RotorCore

/// How far something is, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let share: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  private init(_ share: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.share = share
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let share = Double(value / total)
    return share.isFinite ? min(max(share, 0), 1) : nil
  }

  /// Says how far something is, with words for that.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.share(value, total), label(), currentValueLabel())
  }
}

extension ProgressView: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(
      .element, label: build.words(of: label) ?? "Progress", traits: .updatesFrequently)
    content.attributes["class"] = "ProgressView"
    let locale = build.context.environment.locale
    content.value =
      build.words(of: currentValueLabel)
      ?? share.map { $0.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
      // As an indicator of UIKit's says (assumed).
      ?? "In progress"
    build.node(.fixed(width: nil, height: 20), content)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says how far something is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, total), label(), EmptyView())
  }

  /// Says that something is under way.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Says that something is under way.
  public init() { self.init(nil, EmptyView(), EmptyView()) }

  /// Says how far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), EmptyView(), EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Says that something is under way, in words.
  public init(_ titleKey: LocalizedStringKey) { self.init(nil, Text(titleKey), EmptyView()) }

  /// Says that something is under way, in words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(nil, Text(title), EmptyView()) }

  /// Says how far something is, in words.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), Text(titleKey), EmptyView())
  }

  /// Says how far something is, in words.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), Text(title), EmptyView())
  }
}
