package import Foundation

/// One evaluation of all bodies, which makes a tree of nodes.
package final class ViewBuild {
  /// The most nodes that a screen can have.
  package nonisolated static let mostNodes = 200_000
  /// How much of the stack bodies may take, in bytes: main threads have 8 MB, some half of that.
  private static let mostStack = 3_000_000

  /// The nodes, each before those inside it.
  package private(set) var nodes: [ViewNode] = []
  /// What surrounds the view that is built next.
  package var context: ViewContext
  /// What keeps what outlives an evaluation.
  package let host: ViewHost
  /// How many bodies of the app's views were evaluated.
  package private(set) var bodies = 0
  /// Why it was given up.
  package private(set) var failure: ViewFailure?
  /// Ids that stand twice, with the node that their rows are in.
  package private(set) var twice: [(id: AnyHashable, node: Int?)] = []
  /// A node whose id is another one than at the evaluation before, though nothing happened between.
  package var changed: Int?
  /// What the screen is called, where a navigation says so.
  var title: String?
  /// What views want to do when they appear, in their order.
  package var appearances: [Appearance] = []
  /// What else is to be done once all is built; each says whether it did anything.
  package var changes: [() -> Bool] = []
  /// What views tell those around them.
  package var preferences = Preferences()
  /// What is built on top of all else.
  private var onTop: [(context: ViewContext, work: (ViewBuild) -> Void)] = []
  /// Which row of the list that is being built has which id.
  private var rowIDs: [AnyHashable: Int] = [:]
  private var open: Int?
  private var owner = ""
  private let stackStart: UInt

  package init(_ context: ViewContext, host: ViewHost) {
    self.context = context
    self.host = host
    stackStart = ViewBuild.stackPointer
  }

  /// Begins one inside another, which is as deep as that is.
  init(inside other: ViewBuild) {
    context = other.context
    host = other.host
    owner = other.owner
    stackStart = other.stackStart
  }

  /// Whether it was given up, so that loops over many views end.
  package var isStopped: Bool { failure != nil }

  /// Gives it up.
  package func fail(_ failure: ViewFailure) { self.failure = self.failure ?? failure }

  /// Builds a view where the context says.
  package func evaluate<V: View>(_ view: V) {
    guard failure == nil, hasRoom(for: V.self) else { return }
    if V.Body.self == Never.self {
      // A type of the app's own that claims to have no body shows nothing.
      (view as? any PrimitiveView)?.build(self)
    } else {
      composite(view) { self.evaluate($0) }
    }
  }

  /// Whether there is enough stack left for a view; else it is given up.
  func hasRoom<V: View>(for view: V.Type) -> Bool {
    guard ViewBuild.distance(ViewBuild.stackPointer, stackStart) > ViewBuild.mostStack else {
      return true
    }
    fail(.tooDeep(owner.isEmpty ? String(describing: view) : owner))
    return false
  }

  /// Builds a view one step further.
  package func evaluate(_ view: any View, at step: Identity.Step) {
    within(step) { evaluate(view) }
  }

  /// Does something one step further.
  package func within(_ step: Identity.Step, _ work: () -> Void) {
    let outer = context.identity
    context.identity = outer.child(step)
    work()
    context.identity = outer
  }

  /// Does something in another context, then goes back.
  package func with(_ other: ViewContext, _ work: () -> Void) {
    let outer = context
    context = other
    work()
    context = outer
  }

  /// Evaluates the body of a view of the app's own and hands it on.
  package func composite<V: View>(_ view: V, _ use: (V.Body) -> Void) {
    bodies += 1
    let (outer, outerOwner) = (context.identity, owner)
    let name = ViewNames.name(of: V.self)
    owner = name
    context.identity = outer.child(.type(ObjectIdentifier(V.self), name))
    var view = view
    if let missing = DynamicProperties.link(&view, to: context) {
      fail(.missingObject(missing, view: name))
    } else {
      use(view.body)
    }
    context.identity = outer
    owner = outerOwner
  }

  /// Adds a node, and what is built meanwhile inside it.
  @discardableResult
  package func node(
    _ layout: ViewLayout, _ content: ViewContent? = nil, inside: () -> Void = {}
  ) -> Int {
    let index = nodes.count
    guard index < ViewBuild.mostNodes else {
      failure = failure ?? .tooMany(owner.isEmpty ? "the screen" : owner)
      return max(0, index - 1)
    }
    nodes.append(
      ViewNode(
        identity: context.identity, parent: open, end: index + 1, layout: layout,
        content: content, owner: owner))
    open = index
    inside()
    nodes[index].end = nodes.count
    open = nodes[index].parent
    return index
  }

  /// Changes a node that was added.
  package func change(_ node: Int, _ change: (inout ViewNode) -> Void) {
    guard nodes.indices.contains(node) else { return }
    change(&nodes[node])
  }

  /// The outermost of the nodes that were added since.
  package func tops(from start: Int) -> [Int] {
    var tops: [Int] = []
    var index = start
    while index < nodes.count {
      tops.append(index)
      index = nodes[index].end
    }
    return tops
  }

  /// Tells the outermost nodes that were added since what a modifier says.
  package func apply(from start: Int, _ change: (AccessibilityProperties) -> Void) {
    for top in tops(from: start) { nodes[top].change(change) }
  }

  /// Says under which id what was added since can be scrolled to.
  package func addScrollID(_ id: AnyHashable, from start: Int) {
    for top in tops(from: start) { nodes[top].scrollIDs.append(id) }
  }

  /// Puts what was added since into a node of its own, so that a modifier can hang on one thing;
  /// that node, or the only one that was added.
  package func gather(from start: Int) -> Int? {
    let tops = tops(from: start)
    guard let first = tops.first else { return nil }
    if tops.count == 1 { return first }
    let gathered = ViewNode(
      identity: context.identity.child(.part("group")), parent: open, end: nodes.count + 1,
      layout: .through(context.axis), content: nil, owner: owner)
    nodes.insert(gathered, at: start)
    for index in (start + 1)..<nodes.count {
      let parent = nodes[index].parent
      nodes[index].end += 1
      nodes[index].parent = parent == open ? start : parent.map { $0 + 1 }
    }
    return start
  }

  /// Moves what was added since `middle` before what was added since `start`.
  package func hoist(from middle: Int, before start: Int) {
    guard start < middle, middle < nodes.count else { return }
    let front = middle - start
    let back = nodes.count - middle
    let moved = nodes[middle...].map { ViewBuild.shifted($0, by: -front, outside: open) }
    let stayed = nodes[start..<middle].map { ViewBuild.shifted($0, by: back, outside: open) }
    nodes.replaceSubrange(start..., with: moved + stayed)
  }

  private static func shifted(_ node: ViewNode, by offset: Int, outside: Int?) -> ViewNode {
    var node = node
    node.end += offset
    if node.parent != outside { node.parent = node.parent.map { $0 + offset } }
    return node
  }

  /// Builds something on top of all else, such as an open menu, once that is built.
  package func onTop(_ work: @escaping (ViewBuild) -> Void) { onTop.append((context, work)) }

  /// Builds what is on top of all else; what is open there may open more.
  package func finish(in room: CGSize) {
    var next = 0
    while next < onTop.count, !isStopped {
      var (context, work) = onTop[next]
      context.room = room
      context.axis = .vertical
      context.scroll = nil
      with(context) { work(self) }
      next += 1
    }
  }

  /// Takes back what was built since, of a screen that another one covers.
  func discard(from start: Int, appearances count: Int) {
    nodes.removeSubrange(start...)
    appearances.removeSubrange(count...)
    if let open { nodes[open].end = nodes.count }
  }

  // MARK: - What is remembered

  /// Forgets a view beside this one that is no longer shown.
  package func forget(_ step: Identity.Step) { context.identity.forget(step) }

  /// Forgets rows of this view that are gone, when more are remembered than there are.
  package func forgetItems(beyond count: Int, _ isGone: (AnyHashable) -> Bool) {
    context.identity.forgetItems(beyond: count, isGone)
  }

  /// Takes note that an id stands twice here.
  package func noteTwice(_ id: AnyHashable) { twice.append((id, open)) }

  /// Which of the built rows with the same id the one at an offset is.
  package func occurrence(of id: AnyHashable, at offset: Int) -> Int {
    guard let first = rowIDs[id], first != offset else {
      rowIDs[id] = offset
      return 0
    }
    noteTwice(id)
    return offset
  }

  /// Builds rows whose ids are told apart from those of other lists.
  package func freshRows(_ work: () -> Void) {
    let outer = rowIDs
    rowIDs = [:]
    work()
    rowIDs = outer
  }

  // MARK: - The stack

  private static var stackPointer: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  private static func distance(_ left: UInt, _ right: UInt) -> UInt {
    left > right ? left - right : right - left
  }
}
