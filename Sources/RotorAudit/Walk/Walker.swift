import RotorCore
import RotorReport

/// Walks through one rotor.
struct Walker {
  /// The most foreign elements that are asked from.
  static let mostForeignStarts = 200
  /// The most that are asked from where asking scrolls: the screen is read twice for each.
  static let mostForeignStartsScrolled = 10
  /// How many stops that are prepared are believed in though nobody says how many there are.
  static let mostPrepared = 10_000
  /// How many targets may be unknown before a leg ends.
  static let mostUnknown = 100
  /// How many questions are asked twice on end, which shows an index of the rotor's own.
  private static let askedTwice = 100

  private let rotor: Rotor
  private let source: (any Source)?
  private let willAsk: (Rotor.Title, Rotor.Direction, Rotor.Stop?) -> Void
  private(set) var walk: Walk
  /// The element that carries the rotor, when that is a text.
  private let textOwner: Screen.Element.ID?
  private var index: PlaceIndex
  private var isReadable = true
  /// Whether asking changed the screen as scrolling does.
  private var hasScrolled = false
  /// The leg in which each place was last seen.
  private var seen: [Int] = []
  private var legNumber = 0
  private let leastLimit: Int

  init(
    _ rotor: Rotor, on screen: Screen, source: (any Source)?,
    willAsk: @escaping (Rotor.Title, Rotor.Direction, Rotor.Stop?) -> Void
  ) {
    self.rotor = rotor
    self.source = source
    self.willAsk = willAsk
    walk = Walk(on: screen)
    textOwner = rotor.owner.flatMap { screen[$0]?.text == nil ? nil : $0 }
    index = PlaceIndex(screen)
    leastLimit = Walker.leastLimit(rotor, on: screen)
  }

  /// What the rotor answered to one question.
  private enum Reply: Equatable {
    case place(Int)
    case nothing
    case released
  }

  mutating func run() {
    // What was announced before the first question is not the rotor's doing.
    _ = try? source?.read()
    walk.forward = leg(from: nil, .next)
    if let last = walk.forward.path.last { walk.wayBack = leg(from: last, .previous) }
    walk.backward = leg(from: nil, .previous)
    if let first = walk.backward.path.last,
      !walk.backward.path.elementsEqual(walk.forward.path.reversed())
    {
      walk.wayForth = leg(from: first, .next)
    }
    askFromForeignElements()
    if walk.forward.path.isEmpty, walk.backward.path.isEmpty, let entry = walk.places.indices.first
    {
      walk.detours = [leg(from: entry, .next), leg(from: entry, .previous)]
    }
    compareWayBack()
    for leg in walk.legs.filter({ $0.start == nil }) + walk.detours { askAgain(leg) }
    checkScreen()
  }

  // MARK: - Asking

  private mutating func ask(from place: Int?, _ direction: Rotor.Direction) -> Reply {
    // As VoiceOver does, only element and range are handed on.
    let current = place.map { Rotor.Stop(walk.places[$0].target, range: walk.places[$0].range) }
    return ask(from: current, direction)
  }

  private mutating func ask(from current: Rotor.Stop?, _ direction: Rotor.Direction) -> Reply {
    walk.steps += 1
    willAsk(rotor.title, direction, current)
    switch rotor.answer(Rotor.Search(from: current, direction, on: walk.screen)) {
    case .nothing: return .nothing
    case .released: return .released
    case .stop(let stop):
      // The same element without a range, after a range of it, is a boundary too (documented:
      // WWDC20 10116), also from nothing where its stops are ranges of that element.
      if stop.range == nil,
        current?.range != nil && current?.target == stop.target || index.hasRanges(in: stop.target)
      {
        return .nothing
      }
      // A text that carries the rotor is where a person is who asks it: without a range, it is
      // the same element, and so the boundary, from nothing as well.
      if stop.range == nil, stop.target == textOwner { return .nothing }
      return .place(place(of: stop))
    }
  }

  private mutating func place(of stop: Rotor.Stop) -> Int {
    let (place, position, isNew) = index.place(of: stop)
    if isNew {
      walk.places.append(stop)
      walk.positions.append(position)
      seen.append(0)
    }
    return place
  }

  // MARK: - Legs

  private mutating func leg(from start: Int?, _ direction: Rotor.Direction) -> Walk.Leg {
    var leg = Walk.Leg(from: start, direction)
    legNumber += 1
    if let start { seen[start] = legNumber }
    var unknown = 0
    var hasPrepared = false
    var limit = leastLimit
    while true {
      let reply = ask(from: leg.path.last ?? start, direction)
      if walk.steps == 1 { checkScreen() }
      guard case .place(let place) = reply else {
        leg.ending = reply == .released ? .released : .boundary
        break
      }
      if seen[place] == legNumber {
        leg.ending = .repeat
        leg.revisited = place
        leg.endsAfterRepeat = comesToAnEnd(from: place, direction, within: leg.path.count + 1)
        break
      }
      seen[place] = legNumber
      leg.path.append(place)
      if walk.positions[place] == nil {
        if walk.places[place].needsPreparation { hasPrepared = true } else { unknown += 1 }
        if unknown == Walker.mostUnknown {
          leg.ending = .unknownTargets
          break
        }
      }
      if leg.path.count >= limit {
        // Every unit of a text could be a stop: its length counts from the moment it matters.
        limit = leastLimit + index.textLength + (hasPrepared ? Walker.mostPrepared : 0)
        if leg.path.count >= limit {
          leg.ending = .stepLimit
          break
        }
      }
    }
    if start == nil { checkScreen() }
    return leg
  }

  /// How many stops there could be: more than the screen has places, and what is said to be there
  /// without being built.
  private static func leastLimit(_ rotor: Rotor, on screen: Screen) -> Int {
    var limit = 4 * screen.count + 1_000 + Walker.believed(rotor.knownCount ?? 0)
    for position in screen.positions {
      guard let container = screen[position].container, container.scrolls,
        let table = container.table
      else { continue }
      let cells = table.rowCount.multipliedReportingOverflow(by: table.columnCount)
      limit += Walker.believed(cells.overflow ? Int.max : cells.partialValue)
    }
    return limit
  }

  /// A number that someone claims, within bounds.
  private static func believed(_ count: Int) -> Int {
    min(max(count, 0), 10_000_000)
  }

  /// Whether a boundary comes within so many questions after a stop was visited again.
  private mutating func comesToAnEnd(
    from place: Int, _ direction: Rotor.Direction, within steps: Int
  ) -> Bool {
    var current = place
    for _ in 0..<steps {
      guard case .place(let next) = ask(from: current, direction) else { return true }
      // The same answer to the same question: a circle, and a small one.
      if next == current { return false }
      current = next
    }
    return false
  }

  // MARK: - Foreign elements

  private mutating func askFromForeignElements() {
    checkScreen()
    if hasScrolled, walk.sideEffect == nil {
      askFromForeignElementsThatAreThere()
      return
    }
    let candidates = foreignElements(on: walk.screen)
    for start in candidates.spread(most: Walker.mostForeignStarts) {
      walk.foreign.append(
        Walk.Foreign(
          start: start, next: foreignPlace(ask(from: Rotor.Stop(start), .next)),
          previous: foreignPlace(ask(from: Rotor.Stop(start), .previous))))
    }
  }

  /// Where asking scrolls, only what is there at that moment is a fair start, and each question may
  /// take it away; so the screen is read again after each.
  private mutating func askFromForeignElementsThatAreThere() {
    var asked = Set<Screen.Element.ID>()
    for turn in 0..<Walker.mostForeignStartsScrolled {
      let starts = foreignElements(on: walk.lastScreen)
        .spread(most: Walker.mostForeignStartsScrolled)
      guard starts.indices.contains(turn), asked.insert(starts[turn]).inserted else { continue }
      let start = Rotor.Stop(starts[turn])
      let next = foreignPlace(ask(from: start, .next))
      checkScreen()
      let screen = walk.lastScreen
      guard screen.position(of: start.target).map(screen.isStop) == true else { continue }
      let previous = foreignPlace(ask(from: start, .previous))
      checkScreen()
      walk.foreign.append(Walk.Foreign(start: start.target, next: next, previous: previous))
    }
  }

  /// What VoiceOver can stop on where the rotor is offered, and what is not one of its places.
  private func foreignElements(on screen: Screen) -> [Screen.Element.ID] {
    var ranks = 0..<screen.stops.count
    if let owner = rotor.owner {
      guard let position = screen.position(of: owner) else { return [] }
      ranks = screen.ranks(within: position)
    }
    return ranks.lazy.map { screen[screen.stops[$0]].id }.filter { !index.isPlace($0) }
  }

  private func foreignPlace(_ reply: Reply) -> Int? {
    if case .place(let place) = reply { place } else { nil }
  }

  // MARK: - The same questions again

  /// The way back asks what the way from nothing asked, when both are at the last stop.
  private mutating func compareWayBack() {
    guard let wayBack = walk.wayBack, let start = wayBack.start,
      walk.backward.path.first == start, wayBack.ending == .boundary,
      walk.backward.ending == .boundary
    else { return }
    let first = walk.backward.path.dropFirst()
    let shared = zip(first, wayBack.path).prefix { $0 == $1 }.count
    guard first.count != shared || wayBack.path.count != shared else { return }
    let from = shared == 0 ? start : wayBack.path[shared - 1]
    contradict(
      from, .previous,
      first.dropFirst(shared).first.map { Reply.place($0) } ?? .nothing,
      wayBack.path.dropFirst(shared).first.map { Reply.place($0) } ?? .nothing)
  }

  private mutating func askAgain(_ leg: Walk.Leg) {
    var current = leg.start
    for step in 0...leg.path.count {
      guard walk.contradiction == nil else { return }
      let expected: Reply
      if step < leg.path.count {
        expected = .place(leg.path[step])
      } else if leg.ending == .boundary {
        expected = .nothing
      } else if leg.ending == .released {
        expected = .released
      } else if let revisited = leg.revisited {
        expected = .place(revisited)
      } else {
        return
      }
      // Where asking scrolls, the start of the same question may be gone by now.
      let times = step < Walker.askedTwice && !hasScrolled ? 2 : 1
      for _ in 0..<times {
        let reply = ask(from: current, leg.direction)
        guard reply == expected else {
          contradict(current, leg.direction, expected, reply)
          return
        }
      }
      if step < leg.path.count { current = leg.path[step] }
    }
  }

  private mutating func contradict(
    _ place: Int?, _ direction: Rotor.Direction, _ first: Reply, _ second: Reply
  ) {
    walk.contradiction = Walk.Contradiction(
      start: place.map { walk.places[$0] }, direction: direction, first: answer(first),
      second: answer(second))
  }

  private func answer(_ reply: Reply) -> Rotor.Answer {
    switch reply {
    case .place(let place): .stop(walk.places[place])
    case .nothing: .nothing
    case .released: .released
    }
  }

  // MARK: - The screen

  /// Reads the source again; a handful of times in a walk, for a reading may cost O(elements).
  private mutating func checkScreen() {
    guard let source, isReadable else { return }
    do {
      let new = try source.read()
      let screen = new.screen
      let before = walk.lastScreen
      walk.lastScreen = screen
      if !screen.isIdentical(to: before), screen != before {
        // Also from the first: what scrolled away and came back must be the same.
        let isChanged = [before, walk.screen].contains { screen.differsBeyondScrolling(from: $0) }
        if isChanged { note(.screenChanged) } else { hasScrolled = true }
      }
      if let said = new.announcements.first { note(.announced(said.text)) }
    } catch {
      isReadable = false
      note(.unreadable(String(describing: error)))
    }
  }

  mutating func note(_ effect: Walk.SideEffect) {
    if walk.sideEffect == nil { walk.sideEffect = effect }
  }
}
