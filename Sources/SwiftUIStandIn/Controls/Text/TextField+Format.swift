public import Foundation

extension TextField where Label == Text {
  /// Makes a field called by a text, which shows a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      of: .formatted(value, format), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field called by a text, which shows a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(of: .formatted(value, format), prompt: prompt, axis: .horizontal, label: Text(title))
  }

  /// Makes a field called by a text, which shows a value in a format, or nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      of: .formatted(value, format), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field called by a text, which shows a value in a format, or nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(of: .formatted(value, format), prompt: prompt, axis: .horizontal, label: Text(title))
  }
}

extension TextField where Label == Text {
  /// Makes a field called by a text, which shows a value as a formatter writes it.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      of: .written(value, formatter), prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  /// Makes a field called by a text, which shows a value as a formatter writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(
      of: .written(value, formatter), prompt: prompt, axis: .horizontal, label: Text(title))
  }
}

extension Binding where Value == String {
  /// A value as a formatter writes it; away from Apple's platforms a formatter reads nothing.
  static func written<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(get: { formatter.string(for: value.wrappedValue) ?? "" }, set: { _ in })
  }

  /// A value in words; words that are no value leave it as it is (documented).
  static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(get: { format.format(value.wrappedValue) }) { words in
      if let parsed = try? format.parseStrategy.parse(words) { value.wrappedValue = parsed }
    }
  }

  /// A value in words, none for nil; words that are no value make it nil (documented).
  static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(get: { value.wrappedValue.map { format.format($0) } ?? "" }) { words in
      value.wrappedValue = try? format.parseStrategy.parse(words)
    }
  }
}
