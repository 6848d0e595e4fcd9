/// Who a view is from one evaluation to the next: the way to it from the screen.
///
/// As in SwiftUI, that is its place in the structure of bodies, with the ids of rows and those that
/// `id(_:)` gives. What a view remembers, such as its state, hangs on it.
package final class Identity {
  /// One step of the way.
  package enum Step: Hashable {
    /// One of several views.
    case index(Int)
    /// One of two branches.
    case branch(Bool)
    /// The body of a view of that type; the name is for people.
    case type(ObjectIdentifier, String)
    /// A row, by its id; the number tells rows with the same id apart.
    case item(AnyHashable, Int)
    /// An id that the app gave.
    case explicit(AnyHashable)
    /// A part of a view of the stand-in's own.
    case part(String)

    package static func == (left: Step, right: Step) -> Bool {
      switch (left, right) {
      case (.index(let left), .index(let right)): left == right
      case (.branch(let left), .branch(let right)): left == right
      case (.type(let left, _), .type(let right, _)): left == right
      case (.item(let left, let first), .item(let right, let second)):
        left == right && first == second
      case (.explicit(let left), .explicit(let right)): left == right
      case (.part(let left), .part(let right)): left == right
      default: false
      }
    }

    package func hash(into hasher: inout Hasher) {
      switch self {
      case .index(let index): hasher.combine(index)
      case .branch(let branch): hasher.combine(branch)
      case .type(let type, _): hasher.combine(type)
      case .item(let id, let occurrence):
        hasher.combine(id)
        hasher.combine(occurrence)
      case .explicit(let id): hasher.combine(id)
      case .part(let name): hasher.combine(name)
      }
    }
  }

  /// The way in words, one for each identity; the id of the element that the view makes.
  package let name: String
  private var children: [Step: Identity] = [:]
  private var items: [String: Step] = [:]
  private var properties: [Int: AnyObject] = [:]
  /// In which evaluation it was last met.
  private var seen = 0
  private var memories: [ObjectIdentifier: AnyObject] = [:]
  /// How many rows keep their state while they are out of sight (assumed: SwiftUI says nothing).
  private static let mostRows = 5_000
  /// The longest text of a row's id that a name holds.
  private static let longest = 60

  package init(name: String) { self.name = name }

  /// The identity one step further.
  package func child(_ step: Step) -> Identity {
    let child = children[step] ?? Identity(name: name + words(for: step))
    if child.seen == 0 { children[step] = child }
    child.seen = Identity.evaluation
    return child
  }

  /// The number of the evaluation under way; the first is 1.
  package static var evaluation = 1

  private func words(for step: Step) -> String {
    switch step {
    case .index(let index): return ".\(index)"
    case .branch(let branch): return branch ? "" : "-"
    case .type(_, let name): return name.isEmpty ? "'" : "/\(name)"
    case .part(let part): return ":\(part)"
    case .item(let id, let occurrence):
      return itemWords("[\(Identity.words(of: id))]", step, occurrence)
    case .explicit(let id): return itemWords("#\(Identity.words(of: id))", step, 0)
    }
  }

  /// Two ids may have the same words.
  private func itemWords(_ words: String, _ step: Step, _ occurrence: Int) -> String {
    var words = occurrence == 0 ? words : "\(words)~\(occurrence + 1)"
    while let other = items[words], other != step { words += "'" }
    items[words] = step
    return words
  }

  static func words(of id: AnyHashable) -> String { String(String(describing: id).prefix(longest)) }

  /// Forgets a view that is no longer there, and all that it remembered.
  package func forget(_ step: Step) { children[step] = nil }

  /// Forgets rows that are gone, when more are remembered than there are.
  package func forgetItems(beyond count: Int, _ isGone: (AnyHashable) -> Bool) {
    guard children.count > count else { return }
    children = children.filter { step, _ in
      if case .item(let id, _) = step { !isGone(id) } else { true }
    }
    items = items.filter { children[$0.value] != nil }
  }

  /// Forgets rows that have long been out of sight, when very many are remembered.
  package func forgetRowsOutOfSight() {
    guard children.count > Identity.mostRows else { return }
    children = children.filter { step, child in
      if case .item = step { child.seen >= Identity.evaluation - 1 } else { true }
    }
    items = items.filter { children[$0.value] != nil }
  }

  /// What a property at that place of the view keeps.
  package func storage<Storage: AnyObject>(_ place: Int, _ make: () -> Storage) -> Storage {
    if let storage = properties[place] as? Storage { return storage }
    let storage = make()
    properties[place] = storage
    return storage
  }

  /// What a property at that place of the view keeps, if it was there before.
  func stored(_ place: Int) -> AnyObject? { properties[place] }

  /// What a view of the stand-in's own keeps, one of each type.
  package func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    let key = ObjectIdentifier(Memory.self)
    if let memory = memories[key] as? Memory { return memory }
    let memory = make()
    memories[key] = memory
    return memory
  }
}
