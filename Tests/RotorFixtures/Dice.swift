/// Choices that are the same in every run (SplitMix64), so that a failure can be repeated.
public struct Dice: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a series; each seed has its own.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number of the series.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to an end that is not part of it; 0 when there is none.
  public mutating func below(_ end: Int) -> Int {
    end > 0 ? Int.random(in: 0..<end, using: &self) : 0
  }

  /// True once in so many times.
  public mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

  /// One of a list that is not empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
