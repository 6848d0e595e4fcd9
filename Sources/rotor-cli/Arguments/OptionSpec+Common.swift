extension OptionSpec {
  static let output = OptionSpec(
    "output", "FILE", help: "write the results to FILE instead of standard output")
  static let rotor = OptionSpec(
    "rotor", "DECLARATION",
    help: "add a rotor of your own: 'NAME = SELECTOR [by distance|by document]'; repeatable")
  static let language = OptionSpec(
    "language", "TAG",
    help: "the language of VoiceOver's own words and of answers: en, zh or de; the screen's words, "
      + "help and messages stay as they are"
  )
  static let color = OptionSpec(
    "color", choices: ["auto", "always", "never"],
    help: "color severities; auto: on a terminal, unless NO_COLOR is set")
  static let searchLimit = OptionSpec(
    "search-limit", "SECONDS",
    help: "end with status 70 when one search of a rotor takes longer; 10 unless given")

  /// The options for maps.
  static let map: [OptionSpec] = [
    OptionSpec("from", "LAT,LON", help: "where you stand on a map: 37.7793,-122.4193"),
    OptionSpec("heading", "DEGREES", help: "where you face, clockwise from north"),
    OptionSpec(
      "direction", choices: ["compass", "clock", "relative", "degrees", "none"],
      help: "how directions are said; clock and relative need --heading"),
    OptionSpec("units", choices: ["metric", "imperial"], help: "how distances are said"),
  ]

  /// The formats of a command, the first of which is the usual one.
  static func format(_ formats: [String]) -> OptionSpec {
    OptionSpec(
      "format", choices: formats, help: "the form of the results; \(formats[0]) unless given")
  }
}
