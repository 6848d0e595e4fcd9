#if !canImport(Combine)
  /// Who hears what a publisher sends, in the order in which they subscribed.
  final class Subscribers<Output> {
    private var all: [(number: Int, receive: (Output) -> Void)] = []
    private var last = 0

    func send(_ value: Output) {
      for subscriber in all { subscriber.receive(value) }
    }

    func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
      last += 1
      let number = last
      all.append((number, receive))
      return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
    }
  }
#endif
