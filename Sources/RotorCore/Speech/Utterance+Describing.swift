extension Utterance {
  /// Makes what VoiceOver says of an element when the cursor comes to it.
  ///
  /// The order is: selected, headers of a cell, label, detail, place in a table, value, traits and
  /// states, place in a list, landmark or tab bar, container, important content, hints, what is
  /// available. Words and their order were observed by others (AccessibilitySnapshot), but for
  /// the heading's level (documented) and for the places of state, container and content
  /// (assumed). O(depth) element reads, and one for each header of a cell.
  ///
  /// - Parameters:
  ///   - position: the element; nothing is said of a position that is not on the screen.
  ///   - screen: the screen that it is on.
  ///   - detail: what is said right after the label, such as a distance.
  ///   - container: the container that was entered with this step; its label and kind are said.
  public init(
    describing position: Int, on screen: Screen, detail: Wording? = nil, container: Int? = nil
  ) {
    guard screen.positions.contains(position) else {
      self.init([])
      return
    }
    var description = Description(of: position, on: screen)
    description.addName(detail: detail)
    description.addTraits()
    description.addContext(entering: container)
    description.addContent()
    description.addHints()
    self.init(description.fragments)
  }

  /// Collects the fragments of one element, in the order in which they are said.
  struct Description {
    private(set) var fragments: [Fragment] = []
    private let element: Screen.Element
    private let traits: Screen.Traits
    private let surroundings: Surroundings
    private let screen: Screen
    private let label: String?
    private let value: String?
    /// Whether the hint took the place of the missing name.
    private var hintIsName = false

    init(of position: Int, on screen: Screen) {
      element = screen[position]
      traits = element.traits
      surroundings = Surroundings(of: position, element, on: screen)
      self.screen = screen
      let isBack = traits.contains(.backButton)
      label = element.label.filled.flatMap { isBack && Phrase.isBackWord($0) ? nil : $0 }
      value = element.spokenValue
    }

    private var isDimmed: Bool { traits.contains(.notEnabled) }
    private var isToggle: Bool { traits.contains(.toggleButton) }
    private var isTextEntry: Bool { traits.intersects(.textEntry) }

    private mutating func say(_ role: Role, _ phrase: Phrase) {
      fragments.append(Fragment(role, .phrase(phrase)))
    }

    private mutating func say(_ role: Role, text: String?) {
      guard let text, !text.isEmpty else { return }
      fragments.append(Fragment(role, .text(text), language: surroundings.language))
    }

    mutating func addName(detail: Wording?) {
      if traits.contains(.selected) { say(.selected, .selected) }
      if case .cell(let cell) = surroundings.place {
        for header in cell.headers {
          fragments.append(Fragment(.header, .text(header), language: surroundings.language))
        }
      }
      say(.label, text: label)
      if let detail { fragments.append(Fragment(.detail, .wording(detail))) }
      if case .cell(let cell) = surroundings.place {
        for phrase in cell.phrases { say(.context, phrase) }
      }
      say(.value, text: value)
      if fragments.isEmpty, let hint = element.hint.filled {
        hintIsName = true
        say(.label, text: hint)
      }
    }

    mutating func addTraits() {
      if isDimmed { say(.state, .dimmed) }
      if traits.contains(.button), !hidesButton { say(.trait, .button) }
      if traits.contains(.backButton) { say(.trait, .backButton) }
      if isToggle { addToggle() }
      if traits.contains(.tab) || surroundings.isTab { say(.trait, .tab) }
      if isTextEntry {
        say(.trait, traits.contains(.secureTextField) ? .secureTextField : .textField)
        if traits.contains(.isEditing) { say(.state, .isEditing) }
      }
      if let level = element.headingLevel, level > 0 {
        say(.trait, .headingLevel(level))
      } else if traits.contains(.header) {
        say(.trait, .heading)
      }
      if traits.contains(.link) { say(.trait, .link) }
      if traits.contains(.adjustable) { say(.trait, .adjustable) }
      if traits.contains(.image) { say(.trait, .image) }
      if traits.contains(.searchField) { say(.trait, .searchField) }
      if let isExpanded = element.isExpanded { say(.state, isExpanded ? .expanded : .collapsed) }
    }

    private var hidesButton: Bool {
      traits.intersects([.keyboardKey, .toggleButton, .tab, .backButton]) || surroundings.isTab
    }

    /// A switch says its state instead of its value; a value that is no state is said as it is.
    private mutating func addToggle() {
      if traits.contains(.button) { say(.trait, .switchButton) }
      switch element.value {
      case "1": say(.state, .on)
      case "0": say(.state, .off)
      case "2": say(.state, .mixed)
      default: say(.state, text: element.value)
      }
    }

    mutating func addContext(entering container: Int?) {
      // A container that is named by its kind need not say that it starts.
      let isEntered = container != nil && container == surroundings.container
      switch surroundings.place {
      case .position(let index, let count): say(.context, .position(index, of: count))
      case .listStart where !isEntered: say(.context, .listStart)
      case .listEnd: say(.context, .listEnd)
      case .landmarkStart where !isEntered: say(.context, .landmark)
      case .landmarkEnd: say(.context, .landmarkEnd)
      case .listStart, .landmarkStart, .cell, nil: break
      }
      guard let container, screen.positions.contains(container) else { return }
      let entered = screen[container]
      if let label = entered.label.filled {
        fragments.append(
          Fragment(.container, .text(label), language: entered.language ?? surroundings.language))
      }
      guard let kind = entered.container else { return }
      let isPlain = kind.kind == .group || kind.kind == .view
      if kind.isModal, isPlain {
        say(.container, .dialog)
      } else if kind.kind != .view {
        say(.container, .container(kind.kind))
      }
      if let table = kind.table {
        say(.container, .tableSize(rows: table.rowCount, columns: table.columnCount))
      }
    }

    mutating func addContent() {
      for content in element.customContent where content.isImportant {
        say(.content, text: Utterance.pair(content.label, content.value))
      }
    }

    mutating func addHints() {
      if !hintIsName { say(.hint, text: element.hint) }
      if isToggle, !isDimmed { say(.hint, .toggleHint) }
      if isTextEntry, !isDimmed {
        let isEditing = traits.contains(.isEditing)
        if !isEditing { say(.hint, .editHint) }
        if isEditing || traits.contains(.textArea) { say(.hint, .misspelledHint) }
      }
      let isHintOnly =
        element.hint.filled != nil && element.label.filled == nil && element.value.filled == nil
      if traits.contains(.adjustable), !isDimmed, !isToggle, !isHintOnly {
        say(.hint, .adjustHint)
      }
      if let isExpanded = element.isExpanded, !isDimmed {
        say(.hint, isExpanded ? .collapseHint : .expandHint)
      }
      if !element.actions.isEmpty { say(.available, .actionsAvailable) }
      if !element.customContent.isEmpty { say(.available, .moreContentAvailable) }
    }
  }

  /// A name and what belongs to it, as a header and a piece of content say them.
  static func pair(_ name: String?, _ value: String?) -> String? {
    guard let name = name.filled else { return value.filled }
    guard let value = value.filled else { return name }
    return "\(name): \(value)"
  }
}

extension Optional<String> {
  /// The text, unless it is empty.
  var filled: String? { self?.isEmpty == false ? self : nil }
}

extension Screen.Traits {
  /// The traits of a field that takes text.
  static let textEntry: Screen.Traits = [.textField, .secureTextField, .textArea]

  /// Whether both sets have a trait in common.
  func intersects(_ other: Screen.Traits) -> Bool { rawValue & other.rawValue != 0 }
}
