#if DEBUG
  import Synchronization

  /// Counts how many elements are read while a test runs a task: gestures promise few.
  package final class ReadMeter: Sendable {
    /// The meter that counts in the current task; none outside a test.
    @TaskLocal package static var current: ReadMeter?

    private let reads = Atomic<Int>(0)

    package init() {}

    /// How many elements were read so far.
    package var total: Int { reads.load(ordering: .relaxed) }

    /// Counts one element that is read.
    static func count() {
      current?.reads.wrappingAdd(1, ordering: .relaxed)
    }
  }
#else
  /// Nothing is counted in a release build.
  enum ReadMeter {
    @inline(__always) static func count() {}
  }
#endif
