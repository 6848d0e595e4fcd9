import RotorCore

/// One thing taken from a screen.
enum Mutation: CustomStringConvertible {
  case element(Screen.Element.ID)
  case label(Screen.Element.ID)
  case trait(Screen.Element.ID, Screen.Traits)
  case action(Screen.Element.ID, Int)

  var description: String {
    switch self {
    case .element(let id): "without the element \(id)"
    case .label(let id): "\(id) without its label"
    case .trait(let id, let trait): "\(id) without the trait \(trait.names.first ?? "")"
    case .action(let id, let index): "\(id) without action \(index)"
    }
  }

  /// All that can be taken from a screen, one thing at a time.
  static func all(of screen: Screen) -> [Mutation] {
    screen.stops.flatMap { position in
      let element = screen[position]
      var mutations = [Mutation.element(element.id)]
      if element.label != nil { mutations.append(.label(element.id)) }
      for (_, trait) in Screen.Traits.named where element.traits.contains(trait) {
        mutations.append(.trait(element.id, trait))
      }
      mutations += element.actions.indices.map { .action(element.id, $0) }
      return mutations
    }
  }

  /// The screen without it.
  func applied(to screen: Screen) throws -> Screen {
    var nodes: [Screen.Node] = []
    for position in screen.positions {
      var element = screen[position]
      let parent = screen.parent(of: position).map { screen[$0].id }
      switch self {
      case .element(let id) where id == element.id: continue
      case .label(let id) where id == element.id: element.label = nil
      case .trait(let id, let trait) where id == element.id: element.traits.remove(trait)
      case .action(let id, let index) where id == element.id:
        if element.actions.indices.contains(index) { element.actions.remove(at: index) }
      default: break
      }
      nodes.append(Screen.Node(element, in: parent))
    }
    return try Screen(screen.name, environment: screen.environment, nodes: nodes)
  }
}

/// A source that shows its screen with something taken away.
@MainActor final class MutantSource: @MainActor Source {
  private let base: any Source
  private let mutation: Mutation

  init(_ base: any Source, _ mutation: Mutation) {
    self.base = base
    self.mutation = mutation
  }

  func read() throws -> Reading {
    var reading = try base.read()
    reading.screen = try mutation.applied(to: reading.screen)
    return reading
  }

  func carryOut(_ request: Request) -> Response { base.carryOut(request) }
}
