import Foundation

/// Tells on a terminal, now and then, that long work goes on.
final class ProgressTicker {
  /// A line is written when that many seconds have passed since the last.
  static let pause = 2.0
  /// The clock is looked at once in so many questions.
  private static let stride: UInt64 = 1_024

  private let write: (String) -> Void
  private let now: () -> Double
  private var questions: UInt64 = 0
  private var last: Double

  /// Makes a ticker that writes lines; `now` gives seconds.
  init(
    now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
    write: @escaping (String) -> Void
  ) {
    self.write = write
    self.now = now
    last = now()
  }

  /// Takes note of one question to a rotor.
  func tick(_ screen: String, rotor: () -> String) {
    questions &+= 1
    guard questions.isMultiple(of: ProgressTicker.stride) else { return }
    let time = now()
    guard time - last >= ProgressTicker.pause else { return }
    last = time
    write("\(screen.quoted): walking \(rotor().quoted), \(questions) questions so far")
  }
}
