public import RotorCore

/// A screen that checks are run on.
public struct CheckScreen {
  /// Makes it afresh.
  let make: () throws -> any Source
  /// Whether doing something on it has its effect; a saved screen only stands there.
  let isDriven: Bool

  /// Makes one.
  public init(isDriven: Bool, make: @escaping () throws -> any Source) {
    self.isDriven = isDriven
    self.make = make
  }
}
