import RotorCore

/// Items that a test changes, and a screen that shows them as they are, between a title and an end.
final class StoreModel: Source {
  var names: [String]
  /// Makes the rotor anew at each reading; nil offers none.
  private let rotor: (StoreModel) -> Rotor?

  init(
    _ names: [String] = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"],
    rotor: @escaping (StoreModel) -> Rotor?
  ) {
    self.names = names
    self.rotor = rotor
  }

  /// A model with a rotor whose search is a closure.
  static func asking(
    _ search: @escaping (StoreModel, Rotor.Search) -> Rotor.Answer
  ) -> StoreModel {
    StoreModel { model in
      Rotor("Stores") { [unowned model] in search(model, $0) }
    }
  }

  func read() throws -> Reading {
    let screen = try Screen("Shops") { screen in
      screen.add("title", "Around here", .header)
      for name in names {
        screen.add(Screen.Element.ID(name), name)
        screen.add(Screen.Element.ID("\(name) hours"), "Open until 8")
      }
      screen.add("end", "End")
    }
    return Reading(screen: screen, rotors: [rotor(self)].compactMap { $0 })
  }

  func carryOut(_ request: Request) -> Response { .notHandled }

  /// The place of the current stop among the items; nil when it is not one.
  func index(_ search: Rotor.Search) -> Int? {
    search.current.flatMap { names.firstIndex(of: $0.target.rawValue) }
  }

  /// The stop at a place; nothing outside the list.
  func answer(_ index: Int) -> Rotor.Answer {
    names.indices.contains(index) ? .stop(stop(names[index])) : .nothing
  }

  /// The answer of a rotor that is as it should be: neighbours, and in at the ends.
  func soundAnswer(_ search: Rotor.Search) -> Rotor.Answer {
    let isNext = search.direction == .next
    guard let index = index(search) else { return answer(isNext ? 0 : names.count - 1) }
    return answer(isNext ? index + 1 : index - 1)
  }

  func stop(_ name: String) -> Rotor.Stop { Rotor.Stop(Screen.Element.ID(name)) }
}
