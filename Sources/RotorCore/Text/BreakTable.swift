/// A break property of every code point, read from the runs of `BreakData`.
struct BreakTable<Class: RawRepresentable & Sendable>: Sendable where Class.RawValue == UInt8 {
  /// The first code points, most of what is read, looked up directly.
  private let low: [Class]
  /// The first code point of each run, ascending, and the class of the run.
  private let starts: [UInt32]
  private let classes: [Class]
  private let other: Class

  /// Reads runs, each a class letter and a decimal length, where no length means 1.
  ///
  /// - Parameters:
  ///   - runs: The runs, from code point 0.
  ///   - other: The class of code points behind the last run, and of letters that are no class.
  init(runs: StaticString, other: Class) {
    var starts: [UInt32] = []
    var classes: [Class] = []
    var start: UInt32 = 0
    var length: UInt32 = 0
    runs.withUTF8Buffer { bytes in
      for byte in bytes {
        if (0x30...0x39).contains(byte) {
          length = length &* 10 &+ UInt32(byte - 0x30)
        } else {
          // The run before ends here.
          if !starts.isEmpty { start &+= max(length, 1) }
          length = 0
          starts.append(start)
          classes.append(Class(rawValue: byte) ?? other)
        }
      }
    }
    starts.append(start &+ max(length, 1))
    classes.append(other)

    var low: [Class] = []
    low.reserveCapacity(Self.lowCount)
    for (run, next) in zip(starts.indices, starts.dropFirst() + [.max]) {
      while low.count < min(Int(next), Self.lowCount) { low.append(classes[run]) }
    }
    self.low = low
    self.starts = starts
    self.classes = classes
    self.other = other
  }

  /// The class of a scalar.
  ///
  /// Complexity: O(1) for Latin, Greek, Cyrillic and Chinese punctuation, O(log n) in the runs for
  /// the rest.
  func callAsFunction(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if value < low.count { return low[Int(value)] }
    // The number of runs that start at or before the scalar.
    var first = 0
    var end = starts.count
    while first < end {
      let middle = first + (end - first) / 2
      if starts[middle] <= value { first = middle + 1 } else { end = middle }
    }
    return first > 0 ? classes[first - 1] : other
  }

  private static var lowCount: Int { 0x3100 }
}
