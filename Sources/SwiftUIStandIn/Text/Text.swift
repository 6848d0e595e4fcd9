import RotorCore

/// A text that only informs.
public struct Text: View, Equatable {
  private let words: String

  /// A text as it stands, not translated.
  public init(verbatim content: String) { words = content }

  /// A text as it stands, not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { words = String(content) }

  /// A text of the app's tables of words.
  public init(_ key: LocalizedStringKey) { words = key.key }

  /// A text of the app's tables of words.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { words = resource.key }

  /// The words, for the language of the environment.
  package func string(in environment: EnvironmentValues) -> String { words }
}

extension Text: PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let string = string(in: build.context.environment)
    let content = ViewContent(.element, label: string, traits: .staticText)
    content.attributes["class"] = "Text"
    build.node(.text(characters: string.count), content)
  }
}
