public import RotorCore

/// Makes a source anew, so that trying one thing does not change the screen for the next.
public struct FreshSource {
  let make: () throws -> any Source

  /// Makes it from a closure that is called once for each action and for each stop
  /// that is prepared.
  public init(_ make: @escaping () throws -> any Source) {
    self.make = make
  }
}
