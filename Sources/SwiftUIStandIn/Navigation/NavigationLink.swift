import RotorCore

/// Something that a double tap follows to the next screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  private init(_ target: Target, _ label: Label) {
    self.target = target
    self.label = label
  }

  /// Makes one of a screen and what is shown.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label())
  }

  /// Makes one of a screen and what is shown.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label())
  }
}

extension NavigationLink: PrimitiveView {
  /// It shows its label.
  public typealias Body = Never

  /// A button, as rows that lead on are (observed by many apps).
  package func build(_ build: ViewBuild) {
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "NavigationLink"
    let name = build.context.identity.name
    if let navigation = build.context.navigation {
      let path = navigation.path
      switch target {
      case .view(let destination):
        navigation.links[name] = AnyView(destination)
        content.activate = { [weak host = build.host] in
          path.entries.append(
            NavigationMemory.Entry(link: name, origin: host?.focused) { AnyView(destination) })
          return true
        }
      case .value(let value?):
        let push = navigation.push
        content.activate = {
          push(value)
          return true
        }
      case .value(nil): content.traits.insert(.notEnabled)
      }
    } else {
      // Without a navigation around it, a link cannot be followed (documented).
      content.traits.insert(.notEnabled)
    }
    build.control(content) { build.evaluate(label, at: .part("")) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes one of words and a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), Text(titleKey))
  }

  /// Makes one of words and a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), Text(title))
  }

  /// Makes one of words and a screen.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), Text(titleKey))
  }

  /// Makes one of words and a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Makes one of a value, whose type says which screen it leads to.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes one of words and a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), Text(titleKey))
  }

  /// Makes one of words and a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { AnyHashable($0) }), Text(title))
  }
}
