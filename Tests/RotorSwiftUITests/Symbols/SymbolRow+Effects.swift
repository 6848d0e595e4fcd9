import RotorCore
import RotorSwiftUI

/// What the app's code was told, in order.
final class SymbolLog {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

extension SymbolRow {
  /// A symbol whose closure is run by these gestures, which then leave this log.
  static func effect<Content: View>(
    _ name: String, _ since: String, _ gestures: [VoiceOver.Gesture], _ lines: [String],
    _ view: @escaping (SymbolLog) -> Content
  ) -> SymbolRow {
    here(name, since) {
      let log = SymbolLog()
      var voice = try VoiceOver(on: SwiftUISource(view(log)))
      for gesture in gestures { _ = voice.perform(gesture) }
      return log.lines == lines
    }
  }
}
