import RotorCore

/// The trends: a list of which only some rows are on the screen, and a rotor that scrolls to the
/// row before it goes there.
enum TrendsExample {
  /// One row of the list.
  struct Trend {
    let title: String
    let percent: Int

    /// The row's words.
    var message: String {
      switch percent {
      case 0: "\(title), steady"
      case ..<0: "\(title), down \(-percent) percent"
      default: "\(title), up \(percent) percent"
      }
    }
  }

  /// How many rows the screen shows.
  static let rowsShown = 12

  /// A source of the list; what it holds is the first row on the screen.
  static func source() -> any Source {
    let trends = trends()
    let negative = trends.indices.filter { trends[$0].percent < 0 }
    let last = max(0, trends.count - rowsShown)
    return ExampleSource(0) { first in
      try show(trends, negative: negative, from: first)
    } answer: { first, request in
      switch request {
      case .prepare(let stop, _):
        guard let row = row(of: stop.target), trends.indices.contains(row) else {
          return .notHandled
        }
        if row < first { first = row }
        if row >= first + rowsShown { first = row - rowsShown + 1 }
        return .handled
      case .scroll(_, let direction):
        let isOn = [.up, .left, .next].contains(direction)
        first = min(max(0, first + (isOn ? rowsShown : -rowsShown)), last)
        return .handled
      default: return .notHandled
      }
    }
  }

  private static func show(
    _ trends: [Trend], negative: [Int], from first: Int
  ) throws -> Reading {
    let shown = first..<min(first + rowsShown, trends.count)
    let viewport = Screen.Rect(x: 0, y: 0, width: 390, height: 844)
    let environment = Screen.Environment(viewport: viewport, language: "en")
    let screen = try Screen("Trends", environment: environment) { screen in
      let list = Screen.Container(.list, scrolls: true)
      screen.inside("trends", list, frame: .init(x: 0, y: 60, width: 390, height: 784)) { list in
        list.add("title", "Trends", .header, frame: .init(x: 16, y: 60, width: 358, height: 44))
        for row in shown {
          let y = 112 + Double(row - first) * 61
          list.add(
            id(of: row), trends[row].message, .staticText,
            frame: .init(x: 0, y: y, width: 390, height: 60)
          ) { element in
            element.attributes = ["color": color(of: trends[row])]
          }
        }
      }
    }
    let rotor = Rotor(
      Rotor.Title("Negative trends"), owner: "trends", knownCount: negative.count
    ) { search in
      let current = search.current.flatMap { row(of: $0.target) }
      let found: Int?
      switch search.direction {
      case .next: found = negative.first { $0 > current ?? -1 }
      case .previous: found = negative.last { $0 < current ?? trends.count }
      }
      guard let found else { return .nothing }
      return .stop(
        Rotor.Stop(
          id(of: found), name: trends[found].message, needsPreparation: !shown.contains(found)))
    }
    return Reading(screen: screen, rotors: [rotor])
  }

  private static func id(of row: Int) -> Screen.Element.ID {
    Screen.Element.ID("trend-\(row + 1)")
  }

  private static func row(of id: Screen.Element.ID) -> Int? {
    guard id.rawValue.hasPrefix("trend-") else { return nil }
    return Int(id.rawValue.dropFirst("trend-".count)).flatMap {
      (1...1000).contains($0) ? $0 - 1 : nil
    }
  }

  private static func color(of trend: Trend) -> String {
    trend.percent < 0 ? "red" : trend.percent > 0 ? "green" : "gray"
  }

  private static func trends() -> [Trend] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ")
      guard let percent = parts.first.flatMap({ Int($0) }) else { return nil }
      return Trend(title: parts.dropFirst().joined(separator: " "), percent: percent)
    }
  }

  /// The change in percent, then what changed.
  private static let table = """
    4 Steps
    0 Walking distance
    -6 Walking speed
    2 Step length
    9 Flights climbed
    0 Stand minutes
    5 Exercise minutes
    -3 Cardio fitness
    0 Resting heart rate
    1 Walking heart rate
    -8 Heart rate variability
    0 Blood oxygen
    3 Respiratory rate
    -12 Sleep
    -5 Deep sleep
    7 Time in daylight
    0 Headphone level
    2 Mindful minutes
    11 Swimming distance
    0 Cycling distance
    -4 Running power
    6 Running speed
    0 Ground contact time
    3 Stair speed
    0 Body mass
    -2 Water
    8 Fiber
    0 Protein
    5 Iron
    -9 Sleep schedule
    """
}
