import Foundation
import RotorCore

/// A rotor on a screen that was read: its entries, where each leads, and the answers to questions.
///
/// Entries are listed when they are first asked for, once a reading.
final class RotorAnswers {
  let declaration: RotorDeclaration
  /// The element or container that it hangs on.
  let owner: Screen.Element.ID
  let node: Int
  /// Its place, the same at the next reading.
  let key: String
  /// The reading, which keeps this.
  unowned let capture: ViewCapture
  private(set) lazy var entries = declaration.entries()
  private(set) lazy var scope = RotorScope(self)
  private var stops: [Int: Rotor.Stop] = [:]
  private lazy var ranks = index()
  private lazy var keys = EntryOrder(self)

  init(_ rotor: ScreenMaker.FoundRotor, of capture: ViewCapture) {
    declaration = rotor.declaration
    owner = rotor.owner
    node = rotor.node
    key = rotor.key
    self.capture = capture
  }

  /// Where an entry leads.
  func stop(_ entry: Int) -> Rotor.Stop {
    if let stop = stops[entry] { return stop }
    let stop = EntryTarget(entries[entry], of: self).stop
    stops[entry] = stop
    return stop
  }

  /// The entry of a stop; a repeated one is known by its first.
  func rank(of stop: Rotor.Stop, guess: Int?) -> Int? {
    if let guess, entries.indices.contains(guess), self.stop(guess) == stop { return guess }
    return ranks[stop]
  }

  private func index() -> [Rotor.Stop: Int] {
    var ranks: [Rotor.Stop: Int] = [:]
    ranks.reserveCapacity(entries.count)
    for entry in entries.indices {
      let stop = stop(entry)
      if ranks[stop] == nil { ranks[stop] = entry }
    }
    return ranks
  }

  /// The entry after or before a stop.
  ///
  /// They are gone through in the order in which they are listed, and entered from an element that is
  /// none of theirs by where it is read (assumed). An entry whose stop was met before is passed over.
  func answer(_ search: Rotor.Search, hint: Int?) -> Int? {
    guard !entries.isEmpty else { return nil }
    let isNext = search.direction == .next
    let step = isNext ? 1 : -1
    var rank: Int
    if let current = search.current {
      if let known = self.rank(of: current, guess: hint) {
        rank = known + step
      } else if let foreign = keys.rank(from: current, search.direction, on: capture) {
        rank = foreign
      } else {
        return nil
      }
    } else {
      rank = isNext ? 0 : entries.count - 1
    }
    while entries.indices.contains(rank) {
      if !isRepeat(rank) { return rank }
      rank += step
    }
    return nil
  }

  /// Whether an entry leads where one before it does.
  private func isRepeat(_ entry: Int) -> Bool {
    hasRepeats && ranks[stop(entry)] != entry
  }

  private lazy var hasRepeats: Bool = {
    let known = capture.host?.repeats[key]
    // To look through all at each step would cost more than listing them.
    if let known, known.count == entries.count { return known.hasRepeats }
    var seen: Set<EntryName> = []
    seen.reserveCapacity(entries.count)
    let hasRepeats = !entries.allSatisfy { seen.insert(EntryName($0)).inserted }
    capture.host?.repeats[key] = (entries.count, hasRepeats)
    return hasRepeats
  }()
}
