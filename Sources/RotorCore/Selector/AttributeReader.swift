/// Reads one attribute of many nodes: its name is looked up once.
struct AttributeReader {
  /// What a node has under the name.
  enum Value: Equatable {
    case text(String)
    case flag(Bool)

    /// What a comparison sees.
    var text: String {
      switch self {
      case .text(let text): text
      case .flag(let isSet): isSet ? "true" : "false"
      }
    }
  }

  private let name: String
  private let field: Field?
  private let state: State?

  private enum Field: String {
    case label, value, hint, level, language, identifier, id, role
  }

  private enum State {
    case trait(Screen.Traits)
    case enabled, expanded, collapsed, modal, hidden
  }

  /// Prepares to read the attribute of that name.
  init(_ name: String) {
    self.name = name.asciiLowercased()
    field = Field(rawValue: self.name)
    state = AttributeReader.state(self.name)
  }

  /// Whether a name, in lower case, is that of a trait or state.
  static func isState(_ name: String) -> Bool { state(name) != nil }

  private static func state(_ name: String) -> State? {
    switch name {
    case "disabled": return .trait(.notEnabled)
    case "editing": return .trait(.isEditing)
    case "enabled": return .enabled
    case "expanded": return .expanded
    case "collapsed": return .collapsed
    case "modal": return .modal
    case "hidden": return .hidden
    default:
      let named = Screen.Traits.named.first { $0.name.asciiLowercased() == name }?.trait
      return (named ?? Screen.Traits(name: name)).map { .trait($0) }
    }
  }

  /// The node's own field, else what its source says, else its trait or state.
  func value(at position: Int, in screen: Screen) -> Value? {
    let element = screen[position]
    if let text = fieldText(element, position, screen) { return .text(text) }
    if let text = sourceText(element) { return .text(text) }
    return state.flatMap { flag($0, element) }.map { .flag($0) }
  }

  private func fieldText(
    _ element: Screen.Element, _ position: Int, _ screen: Screen
  ) -> String? {
    switch field {
    case .label: filled(element.label)
    case .value: filled(element.value)
    case .hint: filled(element.hint)
    case .level: element.headingLevel.map { String($0) }
    case .language: element.language
    case .identifier: element.identifier ?? element.id.rawValue
    case .id: element.id.rawValue
    case .role: screen.role(of: position).rawValue
    case nil: nil
    }
  }

  private func filled(_ text: String?) -> String? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func sourceText(_ element: Screen.Element) -> String? {
    guard element.hasDetails else { return nil }
    let attributes = element.attributes
    if attributes.isEmpty { return nil }
    if let text = attributes[name] { return text }
    let length = name.utf8.count
    // Of two keys that differ in case alone the first by its code decides, so that runs agree.
    let keys = attributes.keys.filter { $0.utf8.count == length && $0.asciiLowercased() == name }
    return keys.min().flatMap { attributes[$0] }
  }

  private func flag(_ state: State, _ element: Screen.Element) -> Bool? {
    switch state {
    case .trait(let trait): !element.traits.isDisjoint(with: trait)
    case .enabled: !element.traits.contains(.notEnabled)
    case .expanded: element.isExpanded
    case .collapsed: element.isExpanded.map { !$0 }
    case .modal: element.container?.isModal ?? false
    case .hidden: element.isHidden
    }
  }
}
