import Dispatch

/// The queue on which apps do what they put off.
enum MainQueue {
  /// Waits until all that is on the main queue by now has been done.
  nonisolated(nonsending) static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
