import Foundation

/// Reads lines from a file descriptor as soon as they are there.
struct LineReader {
  /// Longer lines are cut: nobody writes those.
  static let longest = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line without its end, where what is no UTF-8 is replaced; nil at the end of the input.
  mutating func next() -> String? {
    var line: [UInt8] = []
    while true {
      let rest = buffer[start...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        keep(rest[..<end], in: &line)
        start = end + 1
        return text(line)
      }
      keep(rest, in: &line)
      guard fill() else { return line.isEmpty ? nil : text(line) }
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>, in line: inout [UInt8]) {
    line += bytes.prefix(max(0, LineReader.longest - line.count))
  }

  private func text(_ line: [UInt8]) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }

  private mutating func fill() -> Bool {
    guard !isAtEnd else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = 0
    repeat {
      count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    isAtEnd = count <= 0
    buffer = Array(bytes.prefix(max(0, count)))
    start = 0
    return !isAtEnd
  }
}
