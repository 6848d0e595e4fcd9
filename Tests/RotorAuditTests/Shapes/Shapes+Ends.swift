import RotorAudit
import RotorCore
import RotorFixtures

extension Shape {
  /// Rotors whose ends are wrong.
  static let ends: [Shape] = [
    Shape(
      "wraps",
      [
        "rotor-never-ends":
          "swiping down starts over at \"One\" instead of ending, and swiping up has no end either"
      ],
      broken: { search in
        guard let index = Five.index(search) else { return Five.answer(search) }
        return .stop(Five.items[(index + (search.direction == .next ? 1 : 4)) % 5])
      }),
    Shape(
      "clamps",
      [
        "rotor-never-ends":
          "swiping down stays on \"Five\" instead of ending, and swiping up has no end either"
      ],
      broken: { search in
        if case .stop(let stop) = Five.answer(search) { return .stop(stop) }
        return search.current.map { .stop($0) } ?? .nothing
      }),
    Shape(
      "wraps backwards only",
      ["rotor-never-ends": "swiping up starts over at \"Five\" instead of ending"],
      broken: { search in
        if case .stop(let stop) = Five.answer(search) { return .stop(stop) }
        return search.direction == .next ? .nothing : .stop(Five.items[4])
      }),
    Shape(
      "makes fresh items without end",
      ["rotor-unknown-target": "the target \"item-1\" is not on the screen, and 200 more are so"],
      broken: { search in
        let number = search.current.flatMap { Int($0.target.rawValue.dropFirst(5)) } ?? 0
        let next = number + (search.direction == .next ? 1 : -1)
        return .stop(Rotor.Stop(Screen.Element.ID("item-\(next)")))
      }),
    Shape(
      "makes fresh ranges without end",
      [
        "rotor-never-ends":
          "swiping down found 1,062 stops without an end, more than the screen has places, and swiping up has no end either",
        "rotor-range-outside":
          "the range from 26 to 27 reaches outside its text, which is 26 units long, and 2,096 more are so",
      ],
      broken: { search in
        let start = search.current?.range?.lowerBound
        let next = start.map { $0 + (search.direction == .next ? 1 : -1) } ?? 0
        return .stop(Rotor.Stop("letters", range: next..<next + 1))
      },
      fixed: { search in
        Five.answer(search, (0..<26).map { Rotor.Stop("letters", range: $0..<$0 + 1) })
      }),
    Shape(
      "lists a stop twice",
      [
        "rotor-never-ends": "swiping down comes back to \"Two\" again and again",
        "rotor-duplicate-stop": "swiping down comes to \"Two\" a second time, from \"Three\"",
        "rotor-not-reversible":
          "swiping up from \"Four\" comes to \"Two\", but swiping down there finds \"Three\"",
      ],
      broken: { Five.answer($0, [0, 1, 2, 1, 3].map { Five.items[$0] }) }),
    Shape(
      "lists a stop twice as data",
      ["rotor-duplicate-stop": "\"Two\" stands twice in the list, and 1 repeated stop in all"]
    ) { isFixed in
      let stops = (isFixed ? [0, 1, 2] : [0, 1, 2, 1]).map { Five.items[$0] }
      return LiveSource(try Five.screen(), rotors: [Rotor("Numbers", stops: stops)])
    },
    Shape(
      "is empty", ["rotor-empty": "it is offered, but finds nothing from anywhere"],
      broken: { _ in .nothing }),
  ]
}
