/// Says how far away a place is and in which direction, in full words.
///
/// "120 meters, north-east". Rounded as people who walk by ear are used to: to 5 meters under 1
/// kilometer and to 50 above, to 5 feet under 1,000 feet and to 50 above (observed in a navigation
/// app for blind people, which also says kilometers and miles from those limits on); to whole
/// kilometers and miles from 10 on (assumed).
public struct DistanceWords: Hashable, Sendable {
  /// What distances are measured in.
  public enum Units: Hashable, Sendable, CaseIterable {
    /// Meters under 1 kilometer, else kilometers.
    case metric
    /// Feet under 1,000 feet, else miles.
    case imperial
  }

  /// How a direction is said; a heading is where one faces, in degrees clockwise from north.
  public enum Direction: Hashable, Sendable {
    /// Not at all.
    case none
    /// One of eight points: "north-east".
    case compass
    /// Clockwise from north: "at 45 degrees".
    case degrees
    /// As on a clock face with 12 ahead: "at 2 o'clock".
    case clock(heading: Double)
    /// As seen by the person: "ahead", "to the right", "behind you on the left".
    case relative(heading: Double)
  }

  /// Up to this many meters a place is "close by".
  public static let closeBy = 15.0

  /// The BCP 47 tag of the language: `de…` German, `zh…` simplified Chinese, else English.
  public var language: String

  /// What distances are measured in.
  public var units: Units

  /// How directions are said.
  public var direction: Direction

  /// Makes the words for a language, units and a way to say directions.
  public init(
    language: String = "en", units: Units = .metric, direction: Direction = .compass
  ) {
    self.language = language
    self.units = units
    self.direction = direction
  }

  /// The distance and the direction: "120 meters, north-east", "close by, south", "inside".
  ///
  /// Within an outline, and within a meter, there is no direction.
  public func words(for place: PlaceDistance) -> String {
    let spoken = PlaceLanguage(language)
    if place.isInside { return PlaceWords(spoken).inside }
    let far = distance(place.meters)
    guard place.meters >= 1, let towards = direction(place.bearing) else { return far }
    return far + spoken.separator + towards
  }

  /// The name of a place, then its distance and direction: "Bank, 120 meters, north-east".
  public func words(for place: PlaceDistance, after name: String) -> String {
    name + PlaceLanguage(language).separator + words(for: place)
  }

  /// A distance in meters as words: "120 meters", "1.25 kilometers", "close by".
  public func distance(_ meters: Double) -> String {
    let words = PlaceWords(PlaceLanguage(language))
    guard meters > Self.closeBy else { return words.closeBy }
    // Far beyond the earth; keeps what follows in range.
    let meters = min(meters, 1e9)
    switch units {
    case .metric:
      let rounded = Self.round(meters, changingAt: 1000)
      if rounded < 1000 { return words.quantity(hundredths: rounded * 100, of: .meters) }
      if rounded >= 10_000 { return words.whole(meters / 1000, of: .kilometers) }
      return words.quantity(hundredths: rounded / 10, of: .kilometers)
    case .imperial:
      let rounded = Self.round(meters / 0.3048, changingAt: 1000)
      if rounded < 1000 { return words.quantity(hundredths: rounded * 100, of: .feet) }
      let hundredths = Int((Double(rounded) / 52.8).rounded())
      if hundredths >= 1000 { return words.whole(meters / 1609.344, of: .miles) }
      return words.quantity(hundredths: hundredths, of: .miles)
    }
  }

  /// A bearing in degrees clockwise from north as words; nil when directions are not said.
  public func direction(_ bearing: Double) -> String? {
    let words = PlaceWords(PlaceLanguage(language))
    switch direction {
    case .none:
      return nil
    case .compass:
      return words.compass[Self.sector(of: bearing, among: 8)]
    case .degrees:
      return words.degrees(Self.sector(of: bearing, among: 360))
    case .clock(let heading):
      let hour = Self.sector(of: bearing - heading, among: 12)
      return words.clock(hour == 0 ? 12 : hour)
    case .relative(let heading):
      return words.relative[Self.sector(of: bearing - heading, among: 8)]
    }
  }

  /// Rounds to 5 under a limit and to 50 from there on.
  private static func round(_ length: Double, changingAt limit: Double) -> Int {
    let step = length < limit ? 5.0 : 50
    return Int((length / step).rounded() * step)
  }

  /// Which of equal sectors round the circle an angle falls into; 0 is in the middle of the first.
  private static func sector(of angle: Double, among count: Int) -> Int {
    Int((SphereMath.normalized(angle) / 360 * Double(count)).rounded()) % count
  }
}
