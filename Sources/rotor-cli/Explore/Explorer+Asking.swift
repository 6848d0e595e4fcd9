import RotorCore
import RotorReport

extension Explorer {
  /// Stops are counted and listed so far.
  static let mostListed = 10_000

  /// The entries of the dial here.
  func dial() -> [ExploreReply.DialLine] {
    let dial = voice.dial
    return dial.entries.enumerated().map { index, entry in
      ExploreReply.DialLine(
        name: Inert.line(entry.title.spokenName(language)), kind: entry.title.kind.rawValue,
        count: count(of: entry), isChosen: index == dial.chosen)
    }
  }

  /// How many stops an entry of the dial has; nil where stops cannot be counted.
  func count(of entry: Dial.Entry) -> StopCount? {
    if let rotor = entry.rotor {
      if let known = rotor.knownCount { return StopCount(count: known, isExact: true) }
      let walk = StopWalk(rotor, on: voice.screen, limit: Explorer.mostListed)
      return StopCount(count: walk.stops.count, isExact: walk.isWhole)
    }
    guard let element = voice.focus else { return nil }
    switch entry.title.kind {
    case .actions:
      let category = entry.title.name.isEmpty ? nil : entry.title.name
      return StopCount(
        count: element.actions.count { $0.category == category }, isExact: true)
    case .moreContent: return StopCount(count: element.customContent.count, isExact: true)
    default: return nil
    }
  }

  /// The stops of the chosen rotor; nil when it has none to list.
  func stops() -> StopList? {
    let dial = voice.dial
    guard let rotor = dial.entries[dial.chosen].rotor else { return nil }
    let walk = StopWalk(rotor, on: voice.screen, limit: Explorer.mostListed)
    let current = voice.currentStop
    let items = walk.stops.enumerated().map { index, stop in
      StopList.Item(
        number: index + 1, stop: stop, text: words(of: stop, in: rotor.title),
        isHere: stop == current)
    }
    return StopList(
      name: Inert.line(rotor.title.spokenName(language)), title: rotor.title, items: items,
      isWhole: walk.isWhole)
  }

  /// What is said at a stop, or what the rotor calls it where the stop is not on the screen yet.
  ///
  /// A part of a text that was found comes with the words around it.
  func words(of stop: Rotor.Stop, in title: Rotor.Title) -> String {
    let words = voice.describe(stop).map { text($0) } ?? ""
    guard words.isEmpty else {
      return surroundings(of: stop, in: title).map { "\(words): \($0)" } ?? words
    }
    return Inert.line(stop.name ?? stop.target.rawValue)
  }

  /// The words around a part of a text that was found; nil for any other stop.
  func surroundings(of stop: Rotor.Stop, in title: Rotor.Title) -> String? {
    guard source.found?.title == title, let range = stop.range,
      let text = voice.screen[stop.target]?.text
    else { return nil }
    return TextSearch.excerpt(around: range, of: text.string).map { Inert.line($0) }
  }

  mutating func list(_ text: String) -> ExploreReply {
    guard let list = stops() else {
      return ExploreReply(notes: [nothingToList()])
    }
    lastList = list
    var reply = ExploreReply()
    let items = list.matching(text)
    reply.notes = [answers.summary(list, found: items.count, text: text)]
    reply.list = StopList(
      name: list.name, title: list.title, items: items, isWhole: list.isWhole)
    return reply
  }

  private func nothingToList() -> String {
    answers.nothingToList(Inert.line(voice.dial.chosenTitle.spokenName(language)))
  }

  mutating func go(to number: Int) -> ExploreReply {
    if lastList == nil { lastList = stops() }
    guard let list = lastList else { return ExploreReply(notes: [nothingToList()]) }
    guard list.items.indices.contains(number - 1) else {
      return ExploreReply(
        mark: .notHandled,
        notes: [answers.noStop(number, in: list)])
    }
    return go(to: list.items[number - 1].stop, of: list.title)
  }

  /// Where the cursor is, on the screen and in the rotor.
  func whereabouts() -> ExploreReply {
    var reply = greeting()
    guard let position = voice.position else { return reply }
    let screen = voice.screen
    let rank = screen.rank(of: position) + 1
    reply.notes = [answers.rank(rank, of: screen.stops.count, on: screen.name)]
    let around = screen.ancestors(of: position).compactMap { ancestor in
      let element = screen[ancestor]
      return element.container.map { container in
        Inert.line(element.label ?? container.kind.spokenName(language))
      }
    }
    if !around.isEmpty { reply.notes.append(answers.inside(around)) }
    let name = Inert.line(voice.dial.chosenTitle.spokenName(language))
    if let list = stops(), let here = list.items.first(where: \.isHere) {
      reply.notes.append(
        answers.rotor(name, stop: here.number, of: list.items.count, isWhole: list.isWhole))
    } else {
      reply.notes.append(answers.rotor(name))
    }
    reply.notes.append(answers.id(Inert.line(screen[position].id.rawValue)))
    return reply
  }

  /// Makes a rotor of the places that hold the words, turns to it and goes to the next of them.
  mutating func find(_ text: String) -> ExploreReply {
    let stops = TextSearch(text).stops(on: voice.screen)
    guard !stops.isEmpty else {
      return ExploreReply(
        mark: .notHandled, notes: [answers.nothingHolds(text)])
    }
    let title = Rotor.Title(answers.results(for: text))
    source.found = Rotor(title, stops: stops)
    var reply = perform(.rotate(to: title.name))
    let step = perform(.swipeDown)
    // Nothing after the cursor: on from the first.
    reply.append(step.mark == .boundary ? go(to: stops[0], of: title) : step)
    return reply
  }
}
