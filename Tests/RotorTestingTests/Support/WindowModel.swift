import RotorCore

/// A list that builds three rows at a time, with a rotor over all of them: a row that is not built
/// is known under a stand-in until it is prepared.
final class WindowModel: Source {
  var names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"]
  private var first = 2

  /// The rows that are built.
  private var window: Range<Int> {
    let first = max(0, min(first, names.count - 3))
    return first..<min(first + 3, names.count)
  }

  func read() throws -> Reading {
    let screen = try Screen("Shops") { screen in
      for name in names[window] { screen.add(Screen.Element.ID(name), name) }
    }
    return Reading(
      screen: screen, rotors: [Rotor("Stores") { [unowned self] in answer($0) }])
  }

  func carryOut(_ request: Request) -> Response {
    guard case .prepare(let stop, _) = request, let row = place(of: stop) else {
      return .notHandled
    }
    first = row
    return Response(.handled, target: Screen.Element.ID(names[row]))
  }

  private func answer(_ search: Rotor.Search) -> Rotor.Answer {
    let isNext = search.direction == .next
    let row = search.current.flatMap { place(of: $0) }
    let next = row.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : names.count - 1)
    guard names.indices.contains(next) else { return .nothing }
    let name = names[next]
    return .stop(
      window.contains(next)
        ? Rotor.Stop(Screen.Element.ID(name))
        : Rotor.Stop(Screen.Element.ID("row of \(name)"), name: name, needsPreparation: true))
  }

  private func place(of stop: Rotor.Stop) -> Int? {
    names.firstIndex { [$0, "row of \($0)"].contains(stop.target.rawValue) }
  }
}
