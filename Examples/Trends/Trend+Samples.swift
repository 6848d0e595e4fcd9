extension Trend {
  /// Thirty trends, of which some twelve fit on the screen.
  static let samples: [Trend] = table.split(separator: "\n").compactMap { line in
    let parts = line.split(separator: " ")
    guard let percent = parts.first.flatMap({ Int($0) }) else { return nil }
    return Trend(title: parts.dropFirst().joined(separator: " "), percent: percent)
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
