import RotorAudit
import RotorCore
import RotorReport

/// What a test means by the name of a rotor, on one reading of a screen.
///
/// The exact name wins; else its case does not count, and a kind of the system's has its name in
/// each of VoiceOver's languages, as when the dial is turned.
struct RotorChoice {
  private let name: String
  private let screenName: String
  /// All rotors of the screen that can be walked, in the order of the dial.
  private let offered: [Rotor]
  /// Those that are meant; several when several elements have one of the same name.
  let rotors: [Rotor]

  init(_ name: String, in reading: Reading) {
    self.name = name
    screenName = reading.screen.name
    offered = Audit.rotors(of: reading).map(\.rotor)
    let titles = RotorChoice.titles(meant: name, among: offered.map(\.title))
    rotors = offered.filter { titles.contains($0.title) }
  }

  /// Says which rotors there are; nil when the name means one.
  func complaint(_ language: SpokenLanguage) -> Complaint? {
    guard rotors.isEmpty else { return nil }
    var names: [String] = []
    for rotor in offered {
      let name = rotor.title.spokenName(language)
      if !names.contains(name) { names.append(name) }
    }
    let listed = names.prefix(RotorChoice.mostListed).map { Inert.quoted($0, limit: 60) }
    let rest = names.count - listed.count
    let near = NearMiss.nearest(to: name, among: names)
    let hint = near.map { ": did you mean \(Inert.quoted($0, limit: 60))?" } ?? "."
    let first = "No rotor \(Inert.quoted(name)) on \(Inert.quoted(screenName))\(hint)"
    guard !names.isEmpty else { return Complaint(first, "None is offered there.") }
    let all = listed + (rest > 0 ? ["\(Count.grouped(rest)) more"] : [])
    return Complaint(first, "Offered there: \(Count.list(all)).")
  }

  private static let mostListed = 20

  private static func titles(meant name: String, among titles: [Rotor.Title]) -> Set<Rotor.Title> {
    let exact = titles.filter { $0.name == name && !name.isEmpty }
    guard exact.isEmpty else { return Set(exact) }
    let wanted = name.lowercased()
    let kinds = SpokenLanguage.allCases.compactMap { Rotor.Kind(spokenName: name, language: $0) }
    let meant = titles.filter { title in
      SpokenLanguage.allCases.contains { title.spokenName($0).lowercased() == wanted }
        || (title.name.isEmpty && kinds.contains(title.kind))
    }
    return Set(meant)
  }
}
