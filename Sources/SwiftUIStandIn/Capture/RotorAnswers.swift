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
  unowned var capture: ViewCapture!
  private(set) lazy var entries = declaration.entries()
  private(set) lazy var scope = RotorScope(self)
  private var stops: [Int: Rotor.Stop] = [:]
  private lazy var ranks = index()
  private lazy var keys = EntryOrder(self)

  init(
    _ declaration: RotorDeclaration, owner: Screen.Element.ID, node: Int, key: String
  ) {
    self.declaration = declaration
    self.owner = owner
    self.node = node
    self.key = key
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

  /// The entry after or before a stop: in the order in which they are listed; from an element that
  /// is none of theirs by where it is read (assumed). An entry whose stop was met before is passed
  /// over.
  func answer(_ search: Rotor.Search, hint: Int?) -> Int? {
    guard !entries.isEmpty else { return nil }
    let isNext = search.direction == .next
    let step = isNext ? 1 : -1
    var rank: Int
    if let current = search.current {
      if let known = self.rank(of: current, guess: hint) {
        rank = known + step
      } else if let foreign = keys.rank(from: current, search.direction) {
        rank = foreign
      } else {
        return nil
      }
    } else {
      rank = isNext ? 0 : entries.count - 1
    }
    while entries.indices.contains(rank) {
      // Only a rotor that was asked about a stop that is not at hand knows all its ranks.
      if !isRepeat(rank) { return rank }
      rank += step
    }
    return nil
  }

  private func isRepeat(_ entry: Int) -> Bool {
    guard let id = entries[entry].id else { return false }
    return repeated.contains(RepeatKey(id: id, range: entries[entry].textRange))
      && ranks[stop(entry)] != entry
  }

  private struct RepeatKey: Hashable {
    let id: AnyHashable
    let range: Range<String.Index>?
  }

  /// What more than one entry names.
  private lazy var repeated: Set<RepeatKey> = {
    var seen: Set<RepeatKey> = []
    var twice: Set<RepeatKey> = []
    for entry in entries {
      guard let id = entry.id else { continue }
      let key = RepeatKey(id: id, range: entry.textRange)
      if !seen.insert(key).inserted { twice.insert(key) }
    }
    return twice
  }()
}
