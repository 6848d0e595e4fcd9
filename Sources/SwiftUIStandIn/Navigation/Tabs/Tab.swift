/// A view of a `TabView`, with what its tab says.
public struct Tab<Value: Hashable, Content: View>: View {
  private let title: Text
  private let image: String
  private let value: Value?
  private let content: Content

  private init(_ title: Text, _ image: String, _ value: Value?, _ content: Content) {
    self.title = title
    self.image = image
    self.value = value
    self.content = content
  }

  /// The view, as its tab shows it.
  @ViewBuilder public var body: some View {
    let view = content.tabItem {
      Label {
        title
      } icon: {
        Image(systemName: image)
      }
    }
    if let value { view.tag(value) } else { view }
  }
}

extension Tab {
  /// Makes one of words, a symbol and the value by which it is selected.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), systemImage, value, content())
  }

  /// Makes one of words, a symbol and the value by which it is selected.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), systemImage, value, content())
  }
}

extension Tab where Value == Never {
  /// Makes one of words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), systemImage, nil, content())
  }

  /// Makes one of words and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), systemImage, nil, content())
  }
}
