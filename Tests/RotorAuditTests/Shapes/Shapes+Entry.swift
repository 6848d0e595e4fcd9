import RotorAudit
import RotorCore
import RotorFixtures

extension Shape {
  /// Rotors that are entered in the wrong place, and those that do not find the way back.
  static let entries: [Shape] = [
    Shape(
      "goes one way",
      [
        "rotor-enters-one-way": "from nothing swiping down finds \"One\", swiping up finds nothing",
        "rotor-not-reversible":
          "swiping down from \"Four\" comes to \"Five\", but swiping up there finds nothing",
      ],
      broken: { $0.direction == .next ? Five.answer($0) : .nothing }),
    Shape(
      "starts in the middle",
      [
        "rotor-enters-midway":
          "from nothing swiping down finds \"Three\", but the first stop is \"One\""
      ],
      broken: { $0.current == nil ? .stop(Five.items[2]) : Five.answer($0) }),
    Shape(
      "starts in the middle going down",
      [
        "rotor-enters-midway":
          "from nothing swiping down finds \"Two\", but the first stop is \"One\""
      ],
      broken: { search in
        search.current == nil && search.direction == .next
          ? .stop(Five.items[1]) : Five.answer(search)
      }),
    Shape(
      "enters one way",
      ["rotor-enters-one-way": "from nothing swiping down finds \"One\", swiping up finds nothing"],
      broken: { search in
        search.current == nil && search.direction == .previous ? .nothing : Five.answer(search)
      }),
    Shape(
      "goes back into the first",
      [
        "rotor-previous-enters-first":
          "from nothing swiping up finds the first stop, \"One\", instead of the last, \"Five\""
      ],
      broken: { $0.current == nil ? .stop(Five.items[0]) : Five.answer($0) }),
    Shape(
      "has no way in",
      [
        "rotor-no-way-in":
          "there are stops such as \"Two\", but from nothing neither direction finds one"
      ],
      broken: { Five.index($0) == nil ? .nothing : Five.answer($0) }),
    Shape(
      "has no way in from elsewhere",
      [
        "rotor-no-way-in":
          "from \"Numbers\", which is not a stop, neither direction finds one, nor from 3 other elements asked"
      ],
      broken: { $0.current != nil && Five.index($0) == nil ? .nothing : Five.answer($0) }),
    Shape(
      "runs backwards", ["rotor-order": "\"Four\" comes after \"Five\", but is read before it"],
      order: .document,
      broken: { Five.answer($0, Five.items.reversed()) }),
    Shape(
      "joins two lists and forgets where the first ends",
      [
        "rotor-not-reversible":
          "swiping down from \"Two\" comes to \"Three\", but swiping up there finds \"One\""
      ],
      broken: { search in
        search.direction == .previous && Five.index(search) == 2
          ? .stop(Five.items[0]) : Five.answer(search)
      }),
    Shape(
      "ignores the current item",
      [
        "rotor-ignores-current": "swiping down finds \"Four\" from everywhere",
        "rotor-never-ends":
          "swiping down stays on \"Four\" instead of ending, and swiping up has no end either",
      ],
      broken: { .stop(Five.items[$0.direction == .next ? 3 : 1]) }),
    Shape(
      "says less than it finds",
      ["rotor-misses-items": "it says that it has 5 stops, and 3 can be reached"]
    ) { isFixed in
      let visible = isFixed ? Five.items : Array(Five.items.prefix(3))
      return LiveSource(
        try Five.screen(),
        rotors: [Rotor(Rotor.Title("Numbers"), knownCount: 5) { Five.answer($0, visible) }])
    },
  ]
}
