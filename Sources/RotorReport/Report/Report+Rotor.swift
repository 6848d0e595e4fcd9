public import RotorCore

extension Report {
  /// What was found out about one rotor.
  public struct Rotor: Sendable, Hashable {
    /// Its name; that of a system kind in the language of the report.
    public var name: String
    /// The app's own, a group, or one of the system's kinds.
    public var kind: RotorCore.Rotor.Kind
    /// The element or container it is attached to; nil for the whole screen.
    public var owner: RotorCore.Screen.Element.ID?
    /// What it promises about the order of its stops.
    public var order: RotorCore.Rotor.Order
    /// Why the walk through it ended.
    public var ended: Ending
    /// How many questions the walk asked.
    public var steps: Int
    /// The stops in the order of swiping down.
    public var stops: [Stop]
    /// How many stops were found; more than are listed when the list was cut.
    public var total: Int
    /// What is wrong with it.
    public var problems: [Finding]

    /// Makes the report of a rotor; `total` is by default the number of stops listed.
    public init(
      name: String, kind: RotorCore.Rotor.Kind = .custom,
      owner: RotorCore.Screen.Element.ID? = nil, order: RotorCore.Rotor.Order = .unknown,
      ended: Ending = .boundary, steps: Int = 0, stops: [Stop] = [], total: Int? = nil,
      problems: [Finding] = []
    ) {
      self.name = name
      self.kind = kind
      self.owner = owner
      self.order = order
      self.ended = ended
      self.steps = steps
      self.stops = stops
      self.total = total ?? stops.count
      self.problems = problems
    }

    /// Whether not all stops are listed.
    public var isTruncated: Bool { total > stops.count }

    /// Whether nothing is wrong that would keep people from its stops: no finding is an error.
    public var isSound: Bool { !problems.contains { $0.severity == .error } }
  }

  /// Why a walk through a rotor ended.
  public enum Ending: String, Sendable, CaseIterable {
    /// The rotor had nothing more in either direction.
    case boundary
    /// It came back to a stop.
    case `repeat`
    /// It named a hundred targets that are not on the screen.
    case unknownTargets = "unknown-targets"
    /// It named a target that nobody held.
    case released
    /// It went on for longer than the screen has places.
    case stepLimit = "step-limit"
  }
}
