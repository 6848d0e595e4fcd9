/// One option of a command.
struct OptionSpec: Sendable {
  /// Its name without the two hyphens.
  let name: String
  /// What stands for its value in help; nil for an option without one.
  let value: String?
  /// The values that are allowed; empty when any is.
  let choices: [String]
  /// What it does, in one or two lines.
  let help: String

  init(_ name: String, _ value: String? = nil, choices: [String] = [], help: String) {
    self.name = name
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.help = help
  }

  /// The option as one writes it.
  var usage: String {
    "--\(name)" + (value.map { " \($0)" } ?? "")
  }
}
