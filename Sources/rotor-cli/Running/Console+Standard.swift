import Foundation

extension Console {
  /// The streams of this process.
  static func standard() -> Console {
    var lines = LineReader(descriptor: 0)
    let isTerminal = isatty(1) == 1
    return Console(
      isInteractive: isatty(0) == 1 && isTerminal, isTerminal: isTerminal,
      showsProgress: isatty(2) == 1,
      variables: ProcessInfo.processInfo.environment, interruption: Interruption(),
      output: { text in
        guard let problem = Console.write(text, to: 1) else { return }
        // Nobody reads any more: end as quietly as the signal would.
        if problem == EPIPE { exit(128 + SIGPIPE) }
        throw RunError(
          .cannotWrite, "standard output cannot be written: \(String(cString: strerror(problem)))")
      },
      diagnostics: { _ = Console.write($0, to: 2) },
      input: { lines.next() })
  }

  /// Writes all bytes of a text; the number of the error when that fails.
  nonisolated static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
