/// The stops of the system's kinds on one screen, found in one pass over it.
///
/// Which element belongs to which kind is assumed where Apple does not say; the kinds and their
/// names are VoiceOver's.
struct SystemStops {
  private(set) var lists: [Rotor.Kind: DocumentStops] = [:]
  /// For the kinds whose stops stand for containers: the container at each rank.
  private(set) var containers: [Rotor.Kind: [Int32]] = [:]

  /// Reads each element that VoiceOver can stop on, and each container, once.
  init(_ screen: Screen) {
    let scope = screen.scope
    for position in scope {
      let element = screen[position]
      if element.hasDetails, let container = element.container {
        add(container, at: position, on: screen)
      }
      if screen.isStop(position) { add(element, at: position) }
    }
  }

  private mutating func add(_ kind: Rotor.Kind, _ position: Int, _ range: Range<Int>? = nil) {
    lists[kind, default: DocumentStops()].append(position, range: range)
  }

  private mutating func add(_ element: Screen.Element, at position: Int) {
    let traits = element.traits
    let level = element.headingLevel ?? 0
    let isHeading = traits.contains(.header) || level > 0
    if isHeading {
      add(.headings, position)
      if let kind = Rotor.Kind.headings(level: level) { add(kind, position) }
    }
    let isField = !traits.isDisjoint(with: [.textField, .secureTextField, .textArea])
    let isSearch = traits.contains(.searchField)
    let isPressed = !traits.isDisjoint(with: [.button, .toggleButton, .backButton])
    let isTab = traits.contains(.tab)
    if isPressed, !isTab { add(.buttons, position) }
    if isField || isSearch { add(.textFields, position) }
    if isSearch { add(.searchFields, position) }
    if traits.contains(.image) { add(.images, position) }
    if !isHeading, traits.isEmpty || traits.contains(.staticText) { add(.staticText, position) }
    let isControl = isPressed || isField || isSearch || traits.contains(.adjustable)
    let isPopUp = element.hasDetails && SystemStops.popUps.contains(element.role?.rawValue ?? "")
    if isControl || isPopUp, !isTab, traits.isDisjoint(with: [.link, .keyboardKey]) {
      add(.formControls, position)
    }
    let runs = element.hasDetails ? element.text?.runs ?? [] : []
    addLinks(element, runs: runs, at: position)
    if !runs.isEmpty { add(runs, at: position, isHeading: isHeading) }
  }

  private static let popUps: Set<String> = ["combobox", "popup", "listbox"]

  /// A text is left for the links inside it; an element is a link as a whole only without them.
  private mutating func addLinks(
    _ element: Screen.Element, runs: [Screen.Text.Run], at position: Int
  ) {
    let links = SystemStops.sorted(runs.filter { [.link, .visitedLink].contains($0.attribute) })
    for run in links {
      add(.links, position, run.range)
      add(run.attribute == .visitedLink ? .visitedLinks : .nonVisitedLinks, position, run.range)
    }
    if links.isEmpty, element.traits.contains(.link) {
      add(.links, position)
      let isVisited = element.attributes["visited"] == "true"
      add(isVisited ? .visitedLinks : .nonVisitedLinks, position)
    }
  }

  private mutating func add(_ runs: [Screen.Text.Run], at position: Int, isHeading: Bool) {
    for run in SystemStops.sorted(runs) {
      switch run.attribute {
      case .bold: add(.boldText, position, run.range)
      case .italic: add(.italicText, position, run.range)
      case .underline: add(.underlinedText, position, run.range)
      case .misspelled: add(.misspelledWords, position, run.range)
      case .heading where !isHeading:
        add(.headings, position, run.range)
        if let kind = Int(run.value).flatMap(Rotor.Kind.headings(level:)) {
          add(kind, position, run.range)
        }
      default: break
      }
    }
  }

  private static func sorted(_ runs: [Screen.Text.Run]) -> [Screen.Text.Run] {
    let isSorted = zip(runs, runs.dropFirst()).allSatisfy {
      ($0.range.lowerBound, $0.range.upperBound) <= ($1.range.lowerBound, $1.range.upperBound)
    }
    return isSorted
      ? runs
      : runs.sorted {
        ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
      }
  }

  /// The stop of a container is the first element inside it; one without any is no stop.
  private mutating func add(
    _ container: Screen.Container, at position: Int, on screen: Screen
  ) {
    let kinds = SystemStops.kinds(of: container)
    guard !kinds.isEmpty else { return }
    let inside = screen.ranks(within: position)
    guard let first = inside.first else { return }
    for kind in kinds {
      let before = lists[kind]?.count ?? 0
      add(kind, screen.stops[first])
      if lists[kind]?.count != before { containers[kind, default: []].append(Int32(position)) }
    }
  }

  private static func kinds(of container: Screen.Container) -> [Rotor.Kind] {
    var kinds: [Rotor.Kind]
    switch container.kind {
    case .list: kinds = [.lists, .containers]
    case .table: kinds = [.tables, .containers]
    case .landmark: kinds = [.landmarks, .containers]
    case .group, .tabBar, .navigationBar: kinds = [.containers]
    default: kinds = []
    }
    if container.isModal, !kinds.contains(.containers) { kinds.append(.containers) }
    return kinds
  }
}
