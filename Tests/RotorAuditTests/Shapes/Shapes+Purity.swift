import RotorAudit
import RotorCore
import RotorFixtures

extension Shape {
  /// Rotors that remember, do, or lead to what is not there.
  static let purity: [Shape] = [
    Shape(
      "keeps an index of its own",
      ["rotor-impure": "swiping down from no stop finds \"One\", and asked the same again \"Two\""]
    ) { isFixed in
      var index = -1
      return LiveSource(
        try Five.screen(),
        rotors: [
          Rotor("Numbers") { search in
            if isFixed { return Five.answer(search) }
            let next = index + (search.direction == .next ? 1 : -1)
            guard Five.items.indices.contains(next) else { return .nothing }
            index = next
            return .stop(Five.items[index])
          }
        ])
    },
    Shape("changes the screen when asked", ["rotor-impure": "asking for a stop changes the screen"])
    { isFixed in
      let source = LiveSource(try Five.screen())
      var asked = 0
      source.reading.rotors = [
        Rotor("Numbers") { search in
          asked += 1
          if !isFixed, let screen = try? Five.screen({ $0.add("count", "\(asked)") }) {
            source.reading.screen = screen
          }
          return Five.answer(search)
        }
      ]
      return source
    },
    Shape(
      "announces something when asked",
      ["rotor-impure": "asking for a stop announces \"One of five\""]
    ) { isFixed in
      let source = LiveSource(try Five.screen())
      // What was said before the rotor is asked is not its doing.
      source.reading.announcements = [.init("Welcome")]
      source.reading.rotors = [
        Rotor("Numbers") { search in
          if !isFixed { source.reading.announcements.append(.init("One of five")) }
          return Five.answer(search)
        }
      ]
      return source
    },
    Shape(
      "breaks its source when asked",
      ["rotor-impure": "after asking for a stop the screen cannot be read: the app is gone"]
    ) { isFixed in
      let source = LiveSource(try Five.screen())
      source.reading.rotors = [
        Rotor("Numbers") { search in
          if !isFixed { source.failure = Gone() }
          return Five.answer(search)
        }
      ]
      return source
    },
    Shape(
      "walks through itself", ["rotor-impure": "asking for a stop walks through a rotor in turn"]
    ) { isFixed in
      let source = LiveSource(try Five.screen())
      source.reading.rotors = [
        Rotor("Numbers") { search in
          if !isFixed { _ = Walk(through: source.reading.rotors[0], on: search.screen) }
          return Five.answer(search)
        }
      ]
      return source
    },
    Shape(
      "strays outside the screen",
      ["rotor-unknown-target": "the target \"gone\" is not on the screen"],
      broken: { Five.answer($0, [Five.items[0], Rotor.Stop("gone"), Five.items[2]]) }),
    Shape(
      "leads to a container",
      ["rotor-unknown-target": "the target \"Box\" is a container, not an element"]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.inside("box", Screen.Container(.group), label: "Box") { $0.add("six", "Six") }
      }
      let target: Screen.Element.ID = isFixed ? "six" : "box"
      return LiveSource(
        screen, rotors: [Rotor("Numbers") { Five.answer($0, [Five.items[0], Rotor.Stop(target)]) }])
    },
    Shape(
      "leads behind a modal",
      [
        "rotor-unknown-target":
          "the target \"One\" cannot be reached: it lies inside another element, behind a modal, "
          + "or has no size"
      ]
    ) { isFixed in
      let screen = try Five.screen { screen in
        screen.inside("sheet", Screen.Container(.group, isModal: !isFixed)) {
          $0.add("six", "Six")
        }
      }
      let stops = [Five.items[0], Rotor.Stop("six")]
      return LiveSource(screen, rotors: [Rotor("Numbers") { Five.answer($0, stops) }])
    },
    Shape("leads to what is hidden", ["rotor-unknown-target": "the target \"Six\" is hidden"]) {
      isFixed in
      let screen = try Five.screen { screen in
        screen.add("six", "Six") { $0.isHidden = !isFixed }
      }
      return LiveSource(screen, rotors: [Rotor("Numbers") { Five.answer($0, [Rotor.Stop("six")]) }])
    },
    Shape(
      "leads outside what can be seen",
      [
        "rotor-unreachable-target":
          "\"Four\" lies outside what can be seen, and nothing scrolls there, and 1 more is so"
      ]
    ) { isFixed in
      let viewport = Screen.Rect(x: 0, y: 0, width: 390, height: isFixed ? 844 : 290)
      let screen = try Five.screen(environment: Screen.Environment(viewport: viewport))
      return LiveSource(screen, rotors: [Rotor("Numbers", stops: Five.items)])
    },
    Shape(
      "lets its target go",
      ["rotor-target-released": "swiping down from \"Two\" finds a target that nobody holds"],
      broken: { search in
        let answer = Five.answer(search)
        return answer == .stop(Five.items[2]) ? .released : answer
      }),
  ]

  private struct Gone: Error, CustomStringConvertible {
    var description: String { "the app is gone" }
  }
}
