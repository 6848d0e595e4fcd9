import RotorCore
import RotorReport

/// What stops are called in messages.
enum StopNames {
  /// What a person would call a stop: its label, or what is said when there is none or when it is
  /// a part of a text.
  static func name(_ stop: Report.Stop) -> String {
    if stop.range == nil, let label = stop.label, !label.isEmpty { return label }
    return stop.says.isEmpty ? stop.id.rawValue : stop.says
  }

  /// What a stop is called on a screen, in quotation marks.
  static func quoted(_ stop: Rotor.Stop, on screen: Screen?) -> String {
    let element = screen?[stop.target]
    if let range = stop.range, let text = element?.text {
      let said = Utterance(range: range, of: text.string, language: nil)
        .text(in: .english)
      if !said.isEmpty { return Inert.quoted(said, limit: 60) }
    }
    let name = stop.name ?? element?.label ?? element?.value ?? stop.target.rawValue
    return Inert.quoted(name, limit: 60)
  }

  /// A rotor and its stops in one sentence.
  static func line(_ rotor: Report.Rotor, on screen: String) -> String {
    let title = "Rotor \(Inert.quoted(rotor.name)) on \(Inert.quoted(screen))"
    guard rotor.total > 0 else { return title + ": no stops." }
    var names = rotor.stops.prefix(mostListed).map { Inert.quoted(name($0), limit: 60) }
    let rest = rotor.total - names.count
    if rest > 0 { names.append("\(Count.grouped(rest)) more") }
    return "\(title), \(Count.of(rotor.total, "stop")): \(Count.list(names))."
  }

  private static let mostListed = 10
}
