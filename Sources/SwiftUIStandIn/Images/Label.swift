/// A title with a picture; read as its title (documented: the icon is hidden).
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes one of a title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: PrimitiveView {
  /// It shows its picture, then its title.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let content = ViewContent(.children(.combine))
    content.attributes["class"] = "Label"
    content.attributes["image"] = build.parts(of: icon, at: .part("icon")).attributes["image"]
    build.node(.stack(.horizontal, spacing: 8), content) {
      let start = build.nodes.count
      build.evaluate(icon, at: .part("icon"))
      build.apply(from: start) { $0.isHidden = true }
      build.evaluate(title, at: .part("title"))
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes one of words and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes one of words and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes one of words and a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Makes one of words and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
