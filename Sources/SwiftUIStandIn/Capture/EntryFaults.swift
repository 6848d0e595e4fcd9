import RotorCore

/// Looks for entries of a rotor that lead nowhere, or to more than one place.
struct EntryFaults {
  /// How many rows that are not built may be built aside for one rotor.
  private static let mostProbes = 1_000

  private let rotor: RotorAnswers
  private let capture: ViewCapture
  private var probes = 0
  private(set) var faults: [Rotor.EntryFault] = []

  init(_ rotor: RotorAnswers) {
    self.rotor = rotor
    capture = rotor.capture
    var seen: Set<EntryName> = []
    for (index, entry) in rotor.entries.enumerated() {
      guard let id = entry.id else { continue }
      if !seen.insert(EntryName(entry)).inserted {
        add(.duplicateID, index)
      } else if let namespace = entry.namespace {
        check(index, RotorTag(id: id, namespace: namespace), hasPrepare: entry.prepare != nil)
      } else {
        check(index, id)
      }
    }
  }

  private mutating func add(_ kind: Rotor.EntryFault.Kind, _ index: Int, isCertain: Bool = true) {
    let entry = rotor.entries[index]
    faults.append(
      Rotor.EntryFault(
        kind, entry: entry.label ?? entry.words, id: entry.words, stop: rotor.stop(index),
        isCertain: isCertain))
  }

  // MARK: - Entries by id

  private mutating func check(_ index: Int, _ id: AnyHashable) {
    let scope = rotor.scope
    let nodes = (capture.scrollTargets[id] ?? []).filter(scope.nodes.contains)
    // Rows that are built are among those of their list, too.
    let loose = Set(nodes.filter { capture.list(around: $0) == nil })
    let rows = scope.rows.map { $0.find(id).count }
    let inRows = rows.reduce(0, +)
    // What is inside a row has ids of its own.
    let count = inRows > 0 ? loose.count + inRows : Set(nodes).count
    if count == 0 {
      add(.withoutTarget, index)
    } else if count > 1 {
      // Lists of other things may use the same ids; which is meant nobody can tell.
      add(.duplicateID, index, isCertain: rows.contains { $0 > 1 })
    } else if let node = nodes.first, nodes.allSatisfy({ capture.element(at: $0) == nil }) {
      // It is there, and nothing in it can be focused; what is prepared may change that.
      add(.withoutTarget, index, isCertain: rotor.entries[index].prepare == nil && node >= 0)
    }
  }

  // MARK: - Entries in a namespace

  private mutating func check(_ index: Int, _ tag: RotorTag, hasPrepare: Bool) {
    let targets = Set((capture.tags[tag] ?? []).compactMap { capture.element(at: $0) })
    if targets.count > 1 { add(.duplicateID, index) }
    guard targets.isEmpty else { return }
    let isTagged = capture.namespaces.contains(tag.namespace)
    let missing: Rotor.EntryFault.Kind = isTagged ? .withoutTarget : .untaggedNamespace
    let lists = rotor.scope.rows.filter { $0.window != 0..<$0.count }
    guard !lists.isEmpty else {
      add(missing, index, isCertain: !hasPrepare)
      return
    }
    switch hasRow(tag, in: lists) {
    case true?: if !hasPrepare { add(.needsPrepare, index) }
    case false?: add(missing, index, isCertain: false)
    case nil:
      // The scroll view's id may be another than the entry's (documented).
      if !isTagged {
        add(.untaggedNamespace, index, isCertain: false)
      } else if !hasPrepare {
        add(.needsPrepare, index, isCertain: false)
      }
    }
  }

  /// Whether the row of that id, which is not built, has a view with the tag; nil when there is no
  /// such row, or too many were looked at.
  private mutating func hasRow(_ tag: RotorTag, in lists: [LazyRows]) -> Bool? {
    for rows in lists {
      guard probes < EntryFaults.mostProbes, let cell = rows.find(tag.id).first else { continue }
      probes += 1
      return capture.host?.probe(cell, of: rows) { $0.has(tag) }
    }
    return nil
  }
}

extension ViewCapture {
  /// The list or lazy stack that a node is in.
  fileprivate func list(around node: Int) -> Int? {
    var current = nodes[node].parent
    while let outer = current {
      if case .rows = nodes[outer].layout { return outer }
      current = nodes[outer].parent
    }
    return nil
  }
}
