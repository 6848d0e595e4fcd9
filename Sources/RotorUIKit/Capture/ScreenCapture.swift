import RotorCore

/// Walks views and elements once, and makes the nodes and rotors of a screen of them.
///
/// It reads public properties only, so it serves the real UIKit and its stand-in alike; what they
/// do not share stands in `Platform`.
struct ScreenCapture {
  /// The most nodes that a screen can have: views that grow while they are walked end there.
  static let mostNodes = 1_000_000

  /// The nodes, each after the one around it.
  private(set) var nodes: [Screen.Node] = []
  /// What was odd.
  private(set) var notes: [Screen.Note] = []
  /// The rotors with their owners, in the order of the walk.
  private(set) var rotors: [(rotor: UIAccessibilityCustomRotor, owner: Screen.Element.ID)] = []
  /// The objects behind the ids.
  private(set) var objects: [Screen.Element.ID: WeakObject] = [:]
  private var ids: [ObjectIdentifier: Screen.Element.ID] = [:]
  private var positions: [Screen.Element.ID: Int] = [:]
  /// Whether anything was met that can change without a word.
  private(set) var isDynamic = false

  private let identities: Identities
  private var seen: Set<ObjectIdentifier> = []
  private var pending: [Visit] = []

  /// An object that is still to be walked.
  private struct Visit {
    let object: AccessibilityObject
    /// The node around it.
    let parent: Screen.Element.ID?
    /// Its place among what is around it, within a view that is reused; nil outside of one.
    let place: String?
    /// The table that it is inside of, as a place in `tables`.
    var table: Int?
  }

  /// A data table that was met.
  private struct OpenTable {
    let table: any UIAccessibilityContainerDataTable
    /// Where its node is.
    let node: Int
    var rows: Set<Int> = []
    var columns: Set<Int> = []
  }

  /// Walks everything inside a view.
  init(_ root: UIView, identities: Identities) {
    self.identities = identities
    pending = [Visit(object: root, parent: nil, place: nil)]
    while let visit = pending.popLast(), nodes.count < ScreenCapture.mostNodes { walk(visit) }
    // Headers have ids only when all was walked.
    for table in tables { finish(table) }
  }

  /// The id of an object that was walked; nil for any other.
  func id(of object: AccessibilityObject) -> Screen.Element.ID? {
    // Another object may have the address of one that is gone.
    ids[ObjectIdentifier(object)].flatMap { objects[$0]?.object === object ? $0 : nil }
  }

  /// Whether another walk met the same rotors on the same owners.
  func hasSameRotors(as other: ScreenCapture) -> Bool {
    rotors.elementsEqual(other.rotors) { $0.rotor === $1.rotor && $0.owner == $1.owner }
  }

  private mutating func walk(_ visit: Visit) {
    let object = visit.object
    if let view = object as? UIView, view.isHidden || view.alpha <= 0 { return }
    // A view cut off at an edge of no size shows nothing (observed: AccessibilitySnapshot).
    if let view = object as? UIView, view.clipsToBounds,
      view.bounds.width <= 0 || view.bounds.height <= 0
    {
      return
    }
    guard seen.insert(ObjectIdentifier(object)).inserted else {
      noteAgain(visit)
      return
    }
    if Platform.isDynamic(object) { isDynamic = true }
    let reader = ObjectReader(object)
    guard !reader.hidesElements else { return }
    let rotors = reader.rotors
    let isElement = reader.isElement
    let listed = isElement ? nil : reader.listed
    var container = reader.container(isListed: listed != nil, hasRotors: !rotors.isEmpty)
    // A container that does not know what it lists says nothing about it (observed).
    if let listed, !reader.knows(listed) { container?.kind = .view }
    // A text that scrolls is a text before it is a scroll area.
    if isElement, container?.kind == .scrollView { container?.kind = .view }
    guard isElement || container != nil else {
      descend(visit, nil, around: visit.parent)
      return
    }
    let id = id(of: visit)
    if let listed { note(listed, of: id) }
    var element = reader.element(id, container: container)
    if isElement { element.isElement = true }
    positions[id] = nodes.count
    nodes.append(Screen.Node(element, in: visit.parent))
    objects[id] = WeakObject(object)
    ids[ObjectIdentifier(object)] = id
    for rotor in rotors { self.rotors.append((rotor, id)) }
    if let cell = element.cell, let table = visit.table {
      tables[table].rows.insert(cell.rows.lowerBound)
      tables[table].columns.insert(cell.columns.lowerBound)
    }
    guard !isElement else {
      let hidden = HiddenControls(inside: object)
      if let names = hidden.unreplaced(by: element) { notes.append(.swallowed(names, in: id)) }
      return
    }
    var inside = visit
    if let table = reader.table {
      inside.table = tables.count
      tables.append(OpenTable(table: table, node: nodes.count - 1))
    }
    descend(inside, listed, around: id)
  }

  private var tables: [OpenTable] = []

  private mutating func finish(_ open: OpenTable) {
    var table = Screen.Table(
      rowCount: max(open.table.accessibilityRowCount(), 0),
      columnCount: max(open.table.accessibilityColumnCount(), 0))
    for row in open.rows {
      let headers = ids(of: open.table.accessibilityHeaderElements(forRow: row))
      if !headers.isEmpty { table.rowHeaders[row] = headers }
    }
    for column in open.columns {
      let headers = ids(of: open.table.accessibilityHeaderElements(forColumn: column))
      if !headers.isEmpty { table.columnHeaders[column] = headers }
    }
    nodes[open.node].element.container?.table = table
  }

  private func ids(
    of headers: [any UIAccessibilityContainerDataTableCell]?
  ) -> [Screen.Element.ID] {
    (headers ?? []).compactMap { ($0 as? AccessibilityObject).flatMap { id(of: $0) } }
  }

  /// An object that was met before stands where it was met first.
  private mutating func noteAgain(_ visit: Visit) {
    guard let id = id(of: visit.object) ?? visit.parent else { return }
    var around = visit.parent
    while let node = around {
      if node == id {
        notes.append(.containsItself(id))
        return
      }
      around = positions[node].flatMap { nodes[$0].parent }
    }
    notes.append(.listedTwice(id, in: visit.parent))
  }

  private mutating func note(_ listed: ObjectReader.Listed, of id: Screen.Element.ID) {
    if let claimed = listed.claimed {
      notes.append(.countMismatch(in: id, claimed: claimed, given: listed.given))
    }
    for stranger in listed.strangers { notes.append(.entryNotAnElement(in: id, stranger)) }
  }

  private mutating func descend(
    _ visit: Visit, _ listed: ObjectReader.Listed?, around parent: Screen.Element.ID?
  ) {
    let children = listed?.objects ?? (visit.object as? UIView)?.subviews ?? []
    let isReused = Platform.itemIdentity(of: visit.object) != nil
    let prefix = isReused ? id(of: visit).rawValue : visit.place
    for (index, child) in children.enumerated().reversed() {
      pending.append(
        Visit(
          object: child, parent: parent, place: prefix.map { "\($0)/\(index)" },
          table: visit.table))
    }
  }

  /// The id of an object: its own, or, within a view that is reused, that of its place there.
  private func id(of visit: Visit) -> Screen.Element.ID {
    if let item = Platform.itemIdentity(of: visit.object),
      let around = (visit.object as? UIView)?.superview
    {
      return Screen.Element.ID(
        "\(identities.id(of: around)) \(ClassNames.name(of: visit.object)) \(item)")
    }
    if let place = visit.place { return Screen.Element.ID(place) }
    return identities.id(of: visit.object)
  }
}
