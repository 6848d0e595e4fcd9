@testable import RotorSources

/// The sentence with which reading ends; "read" when nothing is wrong.
func complaint(_ read: () throws -> Void) -> String {
  do {
    try read()
    return "read"
  } catch {
    return "\(error)"
  }
}

/// The sentence with which a text is refused as a snapshot named `s`.
func snapshotComplaint(_ text: String) -> String {
  complaint { _ = try Snapshot(ScreenFile(name: "s", bytes: Array(text.utf8))) }
}
