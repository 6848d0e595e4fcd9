import Foundation
import Synchronization

/// Which check is being run, so that one which ends the program or never returns can be named.
nonisolated final class CheckNote: Sendable {
  private let note = Mutex("")

  /// The check and the gesture, for the end of a message; empty before the first.
  var words: String { note.withLock { $0 } }

  /// Takes note of a check, and of a gesture before it is performed.
  func take(_ check: String, _ gesture: String) {
    let words = gesture.isEmpty ? check : "\(check), gesture '\(gesture)'"
    note.withLock { $0 = words }
    CheckNote.setTrapMessage("rotor: the screen ended the program in \(words)\n")
  }

  /// Tells the note when the program traps, which only a signal handler can.
  func watchForTraps() {
    CheckNote.setTrapMessage("")
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] {
      signal(number) { number in
        // Only what is safe in a handler: write what is there, and end as the system would have.
        _ = write(2, CheckNote.message, Int(CheckNote.length))
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static let size = 4_096
  nonisolated(unsafe) private static let message = UnsafeMutableRawPointer.allocate(
    byteCount: size, alignment: 1)
  nonisolated(unsafe) private static var length = 0

  private static func setTrapMessage(_ text: String) {
    let bytes = Array(text.utf8.prefix(size))
    bytes.withUnsafeBytes {
      message.copyMemory(from: $0.baseAddress ?? .init(message), byteCount: bytes.count)
    }
    length = bytes.count
  }
}
