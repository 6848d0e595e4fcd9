import RotorReport

nonisolated extension String {
  /// The text in quotes as a message shows it, harmless on a terminal.
  var quoted: String {
    "'\(Inert.line(self))'"
  }
}
