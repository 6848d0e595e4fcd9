import RotorCore

/// Building screens, listing their rotors, and one gesture at a time.
enum ScreenBenchmarks {
  static let sizes = [1_000, 10_000, 100_000, 1_000_000]

  /// Time to build and to list every rotor; per element it should stay the same.
  static func build() throws {
    print("\nBuild a screen and list every rotor")
    for size in sizes {
      var names = 0
      let time = try Stopwatch.median(runs: size > 100_000 ? 3 : 5) {
        let screen = try SampleScreen.make(size)
        names += Rotor.system(on: screen).count
      }
      print("  \(size) elements: \(time.asTime), \((time / Double(size)).asTime) an element")
      precondition(names > 0)
    }
  }

  /// Time of one gesture, with the words that are said.
  static func gestures() throws {
    print("\nOne gesture, speech included (goal at 1000000: under 10 µs)")
    for size in sizes {
      let screen = try SampleScreen.make(size)
      let rotor = Rotor(
        "Every third",
        stops: stride(from: 0, to: size, by: 3).map { Rotor.Stop(.init("e\($0)")) })
      var voice = try VoiceOver(on: SampleScreen.Source(Reading(screen: screen, rotors: [rotor])))
      var row: [String] = []
      for (name, choose, gestures) in [
        ("swipe right", nil, [.swipeRight, .swipeLeft]),
        ("heading", "Headings", [.swipeDown, .swipeUp]),
        ("custom rotor", "Every third", [.swipeDown, .swipeUp]),
        ("rotate", nil, [.rotateClockwise, .rotateCounterclockwise]),
        ("word", "Words", [.swipeDown, .swipeUp]),
      ] as [(String, String?, [VoiceOver.Gesture])] {
        if let choose { _ = voice.perform(.rotate(to: choose)) }
        _ = voice.focus(on: .init("e\(size / 2)"))
        _ = voice.perform(.swipeRight)
        for gesture in gestures { _ = voice.perform(gesture) }
        let steps = 2_000
        var length = 0
        let time = Stopwatch.median {
          for step in 0..<steps {
            for case .said(let utterance) in voice.perform(gestures[step % gestures.count]) {
              length += utterance.text(in: .english).utf8.count
            }
          }
        }
        row.append("\(name) \((time / Double(steps)).asTime)")
        precondition(length > 0)
      }
      print("  \(size) elements: " + row.joined(separator: ", "))
    }
  }

  /// A checked walk both ways, beside a rotor that rebuilds its list at each step.
  static func walks() throws {
    print("\nWalk a rotor both ways, each step checked (time a stop should at most double)")
    for size in sizes {
      let screen = try SampleScreen.make(size)
      let stops = (0..<size).map { Rotor.Stop(.init("e\($0)")) }
      let rotor = Rotor("All", stops: stops)
      let first = Stopwatch.once { walk(rotor, screen, limit: 1) }
      let time = Stopwatch.median { walk(rotor, screen, limit: size) }
      var line = "  \(size) stops: \((time / Double(2 * size)).asTime) a stop"
      line += " (first question \(first.asTime))"
      let steps = min(size, 200)
      let rebuilding = Stopwatch.median(runs: 3) {
        walk(rebuildingRotor(screen), screen, limit: steps)
      }
      line += "; rebuilding the list at each step (ours): "
      line += "\((rebuilding / Double(2 * steps)).asTime) a stop"
      print(line)
    }
  }

  private static func walk(_ rotor: Rotor, _ screen: Screen, limit: Int) {
    var forward: [Rotor.Stop] = []
    while forward.count < limit,
      case .stop(let stop) = rotor.answer(.init(from: forward.last, .next, on: screen))
    {
      forward.append(stop)
    }
    var expected = forward[...]
    var current = expected.popLast()
    while let next = expected.popLast() {
      guard case .stop(let stop) = rotor.answer(.init(from: current, .previous, on: screen))
      else { preconditionFailure("the way back ended early") }
      precondition(stop == next)
      current = stop
    }
  }

  /// What many published rotors do: make the list of results anew for each question.
  private static func rebuildingRotor(_ screen: Screen) -> Rotor {
    Rotor("Rebuilt") { search in
      let list = search.screen.stops.map { search.screen[$0].id }
      let index = search.current.flatMap { current in list.firstIndex(of: current.target) }
      let next = search.direction == .next ? (index ?? -1) + 1 : (index ?? list.count) - 1
      return list.indices.contains(next) ? .stop(.init(list[next])) : .nothing
    }
  }
}
