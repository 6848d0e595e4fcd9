/// The task of a view that is there.
final class TaskMemory {
  private var task: Task<Void, Never>?

  func begin(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    cancel()
    // What it does before it waits for something is done at once, so that the screen is read with it.
    if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *) {
      task = Task.immediate(priority: priority) { await action() }
    } else {
      task = Task(priority: priority) { await action() }
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}
