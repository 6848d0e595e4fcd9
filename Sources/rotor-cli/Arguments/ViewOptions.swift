import RotorContent
import RotorCore

/// What the options say about how screens are opened, seen and said.
struct ViewOptions {
  /// The language of VoiceOver's own words.
  var language = SpokenLanguage.english
  /// The rotors that are added to each screen.
  var declarations: [Rotor.Declaration] = []
  /// Where one stands on a map; nil for the middle.
  var origin: Coordinate?
  /// How distances and directions are said.
  var distances = DistanceWords()
  /// The options for maps that were given, as they are written.
  var givenForMaps: [String] = []
  /// How long a search may take, in seconds.
  var searchLimit = 10.0

  /// Reads the options.
  ///
  /// - Throws: a ``RunError`` for a value that is not understood.
  init(_ arguments: Arguments) throws(RunError) {
    if let tag = arguments.value("language") { language = try ViewOptions.language(tag) }
    for text in arguments.all("rotor") {
      declarations.append(try ViewOptions.rotor(text))
    }
    givenForMaps = OptionSpec.map.filter { arguments.value($0.name) != nil }.map { "--\($0.name)" }
    if let text = arguments.value("from") { origin = try ViewOptions.place(text) }
    if let text = arguments.value("search-limit") {
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw .usage(
          "--search-limit \(text.quoted) is no time, expected seconds between 0 and 86400")
      }
      searchLimit = seconds
    }
    if arguments.value("units") == "imperial" { distances.units = .imperial }
    distances.language = language.rawValue
    distances.direction = try ViewOptions.direction(arguments)
  }

  private static func language(_ tag: String) throws(RunError) -> SpokenLanguage {
    if let language = SpokenLanguage(tag: tag) { return language }
    throw .usage("unknown language \(tag.quoted) of --language, expected en, zh or de")
  }

  /// A declared rotor whose patterns can be run.
  private static func rotor(_ text: String) throws(RunError) -> Rotor.Declaration {
    do {
      let declaration = try Rotor.Declaration(parsing: text)
      for case .text(let pattern)? in declaration.selector.alternatives.map(\.part) {
        _ = try TextPattern(bare: pattern)
      }
      return declaration
    } catch {
      throw .usage("--rotor \(text.quoted): \(error)")
    }
  }

  private static func place(_ text: String) throws(RunError) -> Coordinate {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.split(separator: " ").joined())
    }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else {
      throw .usage(
        "--from \(text.quoted) is no place, expected degrees of latitude and longitude such as "
          + "37.7793,-122.4193")
    }
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      let isSwapped = (-90...90).contains(longitude) && (-180...180).contains(latitude)
      throw .usage(
        "--from \(text.quoted) is not on the earth, expected a latitude from -90 to 90, then a "
          + "longitude from -180 to 180"
          + (isSwapped ? ": did you mean '\(parts[1] ?? 0),\(parts[0] ?? 0)'?" : ""))
    }
  }

  private static func direction(
    _ arguments: Arguments
  ) throws(RunError) -> DistanceWords.Direction {
    var heading: Double?
    if let text = arguments.value("heading") {
      guard let degrees = Double(text), degrees.isFinite, abs(degrees) <= 360 else {
        throw .usage(
          "--heading \(text.quoted) is no direction, expected degrees clockwise from north such as 90"
        )
      }
      heading = degrees
    }
    let name = arguments.value("direction")
    switch (name, heading) {
    case ("clock", let heading?): return .clock(heading: heading)
    case ("relative", let heading?): return .relative(heading: heading)
    case ("clock", nil), ("relative", nil):
      throw .usage(
        "--direction \(name ?? "") has no heading: add --heading DEGREES, clockwise from north")
    case ("degrees", _): return .degrees
    case ("none", _): return .none
    default: return .compass
    }
  }
}
