import RotorCore

/// A source with the rotors that a person adds to it, every search under the eyes of the watchdog.
final class ViewedSource: Source {
  /// The rotor of what was found last; nil before the first search.
  var found: Rotor? {
    didSet { shown = nil }
  }

  /// What is seen.
  let base: any Source
  private let declarations: [Rotor.Declaration]
  private let watchdog: Watchdog
  private var latest: Reading?
  private var declared: [Rotor] = []
  private var shown: Reading?

  init(_ base: any Source, declarations: [Rotor.Declaration] = [], watchdog: Watchdog) {
    self.base = base
    self.declarations = declarations
    self.watchdog = watchdog
  }

  /// What the source shows, with the added rotors; the same value while nothing changed.
  ///
  /// - Throws: what the source throws, and why a declared rotor cannot be made.
  func read() throws -> Reading {
    let reading = try base.read()
    if let latest, var shown, latest.screen.isIdentical(to: reading.screen),
      latest.rotors.isSameArray(as: reading.rotors)
    {
      shown.announcements = reading.announcements
      return shown
    }
    if latest?.screen.isIdentical(to: reading.screen) != true {
      declared = try declarations.map { try DeclaredRotor.make($0, on: reading.screen, of: base) }
    }
    latest = reading
    var new = reading
    new.rotors = ((found.map { [$0] } ?? []) + declared + reading.rotors).map(watched)
    shown = new
    return new
  }

  func carryOut(_ request: Request) -> Response {
    base.carryOut(request)
  }

  private func watched(_ rotor: Rotor) -> Rotor {
    let name = rotor.title.spokenName(.english)
    return rotor.surrounded(
      before: { [watchdog] in watchdog.willAsk(name) },
      after: { [watchdog] in watchdog.didAnswer() })
  }
}

extension [Rotor] {
  /// Whether both are the same array in memory: searches cannot be compared.
  fileprivate func isSameArray(as other: [Rotor]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
