import Foundation
import Synchronization

/// A terminal that gives each key as it is pressed; it is put back however the run ends.
nonisolated final class RawTerminal: Sendable {
  private let descriptor: Int32
  private let saved: Mutex<termios?>

  /// Takes a terminal over.
  ///
  /// - Throws: a ``RunError`` when it is none.
  init(descriptor: Int32 = 0) throws(RunError) {
    self.descriptor = descriptor
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw RunError(.unavailable, "standard input is no terminal: pipe gestures to it as words")
    }
    saved = Mutex(settings)
    // Keys come one by one and unseen; Control-C still interrupts, Control-Z does nothing, since
    // it would leave the terminal as it is.
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VSUSP)] = 0 }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    settings.c_iflag &= ~tcflag_t(ICRNL)
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// Puts the terminal back; again and from any thread does no harm.
  func restore() {
    saved.withLock { saved in
      guard var settings = saved else { return }
      tcsetattr(descriptor, TCSADRAIN, &settings)
      saved = nil
    }
  }

  /// The next byte, waited for that many milliseconds at most, or for ever; nil when none comes.
  func nextByte(_ milliseconds: Int32?) -> UInt8? {
    guard isReady(milliseconds ?? -1) else { return nil }
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(descriptor, &byte, 1) } while count < 0 && errno == EINTR
    return count == 1 ? byte : nil
  }

  /// Whether a key was pressed that nobody has read yet.
  var hasKey: Bool { isReady(0) }

  private func isReady(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var count: Int32 = 0
    repeat { count = poll(&request, 1, milliseconds) } while count < 0 && errno == EINTR
    return count > 0
  }
}
