import RotorCore

/// The words after a command, taken apart.
struct Arguments {
  /// What is no option, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether help is asked for instead of a run.
  var wantsHelp: Bool { flags.contains("help") }

  /// Takes words apart: `--name value`, `--name=value`, `--name`; after `--` all are operands.
  ///
  /// A value may begin with a single hyphen, as `-33.8,151.2` does.
  ///
  /// - Throws: a ``RunError`` for an unknown option, a value that is missing, not wanted or not
  ///   among the choices.
  init(_ words: some Sequence<String>, options: [OptionSpec], command: String) throws(RunError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      if word == "-h" || word == "--help" {
        flags.insert("help")
        continue
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let written = String(parts[0])
      guard let option = options.first(where: { "--\($0.name)" == written }) else {
        throw Arguments.unknown(written, options, command)
      }
      let attached = parts.count > 1 ? String(parts[1]) : nil
      try take(option, attached, &words)
    }
  }

  /// Whether an option without a value is there.
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// The last value of an option; nil when it is not there.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  private mutating func take(
    _ option: OptionSpec, _ attached: String?, _ words: inout ArraySlice<String>
  ) throws(RunError) {
    guard let placeholder = option.value else {
      if let attached {
        throw .usage("--\(option.name) takes no value, found \(attached.quoted): leave it out")
      }
      flags.insert(option.name)
      return
    }
    let value: String
    if let attached {
      value = attached
    } else if let next = words.first, !next.hasPrefix("--") {
      value = next
      words.removeFirst()
    } else {
      throw .usage("--\(option.name) has no value, expected \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let meant = NearMiss.nearest(to: value, among: option.choices)
      throw .usage(
        "unknown value \(value.quoted) of --\(option.name), expected "
          + "\(option.choices.joined(separator: ", "))"
          + (meant.map { ": did you mean '\($0)'?" } ?? ""))
    }
    values[option.name, default: []].append(value)
  }

  private static func unknown(
    _ word: String, _ options: [OptionSpec], _ command: String
  ) -> RunError {
    let names = options.map(\.name) + ["help"]
    let bare = String(word.drop { $0 == "-" })
    if let meant = NearMiss.nearest(to: bare, among: names) {
      return .usage("unknown option \(word.quoted) of rotor \(command): did you mean '--\(meant)'?")
    }
    return .usage(
      "unknown option \(word.quoted) of rotor \(command), expected one that "
        + "'rotor help \(command)' lists")
  }
}
