public import Foundation
import RotorCore

/// A text that only informs.
public nonisolated struct Text: @MainActor View {
  enum Storage {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale?)
    case attributed(AttributedString)
    case written((Locale) -> String)
    case joined([Text])
  }

  let storage: Storage
  var style = TextStyle()

  init(_ storage: Storage) { self.storage = storage }

  /// A text as it stands, not translated.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A text as it stands, not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// A text of the app's tables of words.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle, locale: nil)
  }

  /// A text of the app's tables of words.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .key(resource.key, table: resource.table, bundle: nil, locale: resource.locale)
  }

  /// A text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .written { format.locale($0).format(input) }
  }

  /// A date.
  public init(_ date: Date, style: DateStyle) { storage = .written { style.written(date, in: $0) } }

  /// From one date to another.
  public init(_ dates: ClosedRange<Date>) {
    storage = .written { locale in
      let style = DateStyle.date
      return "\(style.written(dates.lowerBound, in: locale)) – "
        + style.written(dates.upperBound, in: locale)
    }
  }

  /// Two texts as one.
  public static func + (left: Text, right: Text) -> Text { Text(.joined([left, right])) }

  /// The words, for the language of the environment.
  @MainActor package func string(in environment: EnvironmentValues) -> String {
    resolved(in: environment).string
  }

  /// The words and how they look.
  @MainActor package func resolved(in environment: EnvironmentValues) -> ResolvedText {
    var text = ResolvedText()
    resolve(in: environment, TextStyle(), into: &text)
    return text
  }

  @MainActor func resolve(
    in environment: EnvironmentValues, _ outer: TextStyle, into text: inout ResolvedText
  ) {
    let style = style.inside(outer)
    switch storage {
    case .verbatim(let string): text.add(string, style)
    case .key(let key, let table, let bundle, let locale):
      key.resolve(
        in: environment, table: table, bundle: bundle, locale: locale, style, into: &text)
    case .attributed(let string):
      for run in string.runs {
        var part = style
        if let link = run.link { part.link = link.absoluteString }
        // Foundation away from Apple's platforms has no attribute for emphasis.
        #if canImport(Darwin)
          if let intent = run.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { part.isBold = true }
            if intent.contains(.emphasized) { part.isItalic = true }
          }
        #endif
        text.add(String(string[run.range].characters), part)
      }
    case .written(let written): text.add(written(environment.locale), style)
    case .joined(let texts):
      for inner in texts { inner.resolve(in: environment, style, into: &text) }
    }
  }
}

extension Text: nonisolated Equatable {
  /// Whether both say the same in English and look the same.
  public nonisolated static func == (left: Text, right: Text) -> Bool {
    switch (left.storage, right.storage) {
    case (.verbatim(let one), .verbatim(let other)): one == other && left.style == right.style
    case (.key(let one, _, _, _), .key(let other, _, _, _)):
      one == other && left.style == right.style
    case (.attributed(let one), .attributed(let other)):
      one == other && left.style == right.style
    case (.joined(let one), .joined(let other)): one == other && left.style == right.style
    default: false
    }
  }
}

extension Text: @MainActor PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let environment = build.context.environment
    let resolved = resolved(in: environment)
    let string = resolved.string
    let content = ViewContent(.element, label: string, traits: .staticText)
    content.attributes["class"] = "Text"
    content.text = resolved.text
    if let style = resolved.style {
      content.headingLevel = style.isHeading
      if style.isBold { content.attributes["weight"] = "bold" }
      content.attributes["color"] = style.color
      content.attributes["font"] = style.font
      // A text that is one link is a link (assumed).
      if style.link != nil { content.traits = .link }
    }
    if content.text?.runs.contains(where: { $0.attribute == .link }) == true {
      let open = environment.openURL
      content.follow = { range in
        guard let link = resolved.link(at: range.lowerBound), let url = URL(string: link) else {
          return false
        }
        open(url)
        return true
      }
      if content.traits == .link { content.activate = { content.follow?(0..<1) ?? false } }
    }
    build.node(.text(characters: string.count), content)
  }
}
