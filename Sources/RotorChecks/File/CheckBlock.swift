import RotorCore
import RotorReport

/// Lines that are checked together: on one screen, in one profile, with one task or start.
public struct CheckBlock {
  /// Where it begins, from 1.
  public let line: Int
  /// The screen as the file names it.
  public let screen: String
  /// The way in which somebody uses it.
  public let profile: CheckProfile
  let task: CheckTask?
  let start: CheckTarget?
  let frequent: [String]
  let rotors: [Rotor.Declaration]
  let ignored: [CheckIgnore]
  let names: [CheckTarget]
  var items: [Item] = []

  /// What is done or expected, in order.
  enum Item {
    case step(VoiceOver.Gesture, said: String?, CheckStatement)
    case expect(Expectation, CheckTarget?, Report.Check.Level, CheckStatement)
  }

  /// What it checks, for a list.
  public var title: String {
    let what = task.map { "\($0.verb) \($0.object)" } ?? start.map { "from \($0.name)" }
    return profile.rawValue + (what.map { ": \($0)" } ?? "")
  }
}
