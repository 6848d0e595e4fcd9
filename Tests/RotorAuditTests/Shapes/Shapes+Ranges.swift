import RotorAudit
import RotorCore
import RotorFixtures

extension Shape {
  private static func ranges(_ ranges: Range<Int>...) -> [Rotor.Stop] {
    ranges.map { Rotor.Stop("text", range: $0) }
  }

  /// Rotors whose ranges or words are wrong.
  static let ranges: [Shape] = [
    Shape(
      "does not move on in a text",
      ["rotor-range-stuck": "the range from 0 to 10 does not begin after the one before"],
      broken: { Five.answer($0, ranges(0..<4, 0..<10, 12..<14)) },
      fixed: { Five.answer($0, ranges(0..<4, 5..<10, 12..<14)) }),
    Shape(
      "stays on the last range",
      [
        "rotor-never-ends": "swiping down stays on \"words\" instead of ending",
        "rotor-range-stuck": "the range from 5 to 10 does not begin after the one before",
      ],
      broken: { search in
        let answer = Five.answer(search, ranges(0..<4, 5..<10))
        return answer == .nothing && search.direction == .next
          ? .stop(Rotor.Stop("text", range: 5..<10)) : answer
      },
      // The element without a range is a boundary, as in Apple's sample.
      fixed: { search in
        let answer = Five.answer(search, ranges(0..<4, 5..<10))
        return answer == .nothing ? .stop(Rotor.Stop("text")) : answer
      }),
    Shape(
      "answers the whole text for nothing before its first range",
      [
        "rotor-enters-one-way":
          "from nothing swiping down finds \"Five\", swiping up finds nothing"
      ],
      broken: { search in
        let answer = Five.answer(search, ranges(0..<4, 5..<10))
        let isEntry = search.current == nil && search.direction == .previous
        return answer == .nothing || isEntry ? .stop(Rotor.Stop("text")) : answer
      },
      fixed: { Five.answer($0, ranges(0..<4, 5..<10)) }),
    Shape(
      "reaches outside its text",
      [
        "rotor-range-outside":
          "the range from 18 to 25 reaches outside its text, which is 20 units long"
      ],
      broken: { Five.answer($0, ranges(0..<4, 18..<25)) },
      fixed: { Five.answer($0, ranges(0..<4, 15..<20)) }),
    Shape(
      "has an empty range", ["rotor-range-outside": "the range from 4 to 4 is empty"],
      broken: { Five.answer($0, ranges(0..<4, 4..<4)) },
      fixed: { Five.answer($0, ranges(0..<4, 4..<5)) }),
    Shape(
      "has ranges without text",
      [
        "rotor-range-without-text":
          "\"One\" has a range, but its element has no text, and 1 more is so"
      ],
      broken: { search in
        Five.answer(search, [Rotor.Stop("one", range: 0..<1), Rotor.Stop("two", range: 0..<1)])
      }),
    Shape(
      "says the same twice",
      ["rotor-duplicate-label": "two stops say \"One\", and 1 more is like another"]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.add("six", isFixed ? "Six" : "One")
        screen.add("seven", isFixed ? "Seven" : "One")
      }
      let stops = Five.items + [Rotor.Stop("six"), Rotor.Stop("seven")]
      return LiveSource(screen, rotors: [Rotor("Numbers", stops: stops)])
    },
    Shape(
      "says the same but for the distance",
      ["rotor-duplicate-label": "two stops say \"Bench, 5 meters.\""]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.add("bench-1", "Bench")
        screen.add("bench-2", "Bench")
      }
      let stops = [5, isFixed ? 10 : 5].enumerated().map { index, meters in
        Rotor.Stop(
          Screen.Element.ID("bench-\(index + 1)"), distance: Double(meters),
          detail: Wording("\(meters) meters."))
      }
      return LiveSource(screen, rotors: [Rotor("Benches", stops: stops, order: .own)])
    },
    Shape(
      "has the name of a system rotor",
      [
        "rotor-shadows-system":
          "it is called \"überschriften\", as the system's rotor of the kind headings"
      ]
    ) { isFixed in
      LiveSource(
        try Five.screen(),
        rotors: [Rotor(isFixed ? "Numbers" : "überschriften", stops: Five.items)])
    },
    Shape(
      "stops at all headings",
      ["rotor-repeats-system": "it stops at the 3 stops of the system's rotor of the kind headings"]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.add("part one", "Part one", .header)
        screen.add("part two", "Part two", .header)
        if isFixed { screen.add("part three", "Part three", .header) }
      }
      return LiveSource(
        screen,
        rotors: [
          Rotor("Sections", stops: ["title", "part one", "part two"].map { Rotor.Stop($0) })
        ])
    },
    Shape(
      "lands inside a row",
      ["rotor-lands-in-row": "\"Six. List Start.\" is one of 2 stops in its row"]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.inside("list", Screen.Container(.list)) { list in
          list.inside("row", Screen.Container(.group)) { row in
            row.add("six", "Six", .staticText)
            if !isFixed { row.add("price", "Price", .staticText) }
          }
        }
      }
      return LiveSource(
        screen, rotors: [Rotor("Numbers", stops: [Five.items[0], Rotor.Stop("six")])])
    },
    Shape("mixes roles", ["rotor-mixed-roles": "its stops mix \"text\" and \"button\""]) {
      isFixed in
      let screen = try Five.screen { $0.add("six", "Six", isFixed ? [] : .button) }
      return LiveSource(
        screen, rotors: [Rotor("Numbers", stops: [Five.items[0], Rotor.Stop("six")])])
    },
    Shape(
      "has a system rotor twice",
      ["rotor-system-twice": "\"text\" has two rotors of the kind links"]
    ) { isFixed in
      let rotor = Rotor(
        Rotor.Title(kind: .links), ranges: [0..<4], in: "text", owner: "text")
      return LiveSource(try Five.screen(), rotors: isFixed ? [rotor] : [rotor, rotor])
    },
  ]
}
