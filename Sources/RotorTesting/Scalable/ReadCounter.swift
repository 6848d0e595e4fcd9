import Synchronization

/// Counts how often a model is read, so that a test can tell what a step of a rotor costs.
///
/// Tell it of each item that the model hands out, wherever the search comes by:
///
/// ```swift
/// final class Stores {
///   let counter: ReadCounter
///   private let all: [Store]
///   subscript(index: Int) -> Store {
///     counter.add()
///     return all[index]
///   }
/// }
/// ```
public final class ReadCounter: Sendable {
  private let reads = Atomic<Int>(0)

  /// Makes a counter that stands at nothing.
  public init() {}

  /// Counts reads, by default one.
  public func add(_ count: Int = 1) {
    reads.wrappingAdd(count, ordering: .relaxed)
  }

  /// How many reads were counted so far.
  public var total: Int { reads.load(ordering: .relaxed) }
}
