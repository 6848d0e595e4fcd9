public import RotorCore
import Synchronization

extension Walk {
  /// Walks through a rotor.
  ///
  /// A search that never returns cannot be stopped from here; `willAsk` is told of each question
  /// before it is asked, so that whoever watches can name it.
  ///
  /// - Parameters:
  ///   - rotor: the rotor.
  ///   - screen: the screen as it was last read.
  ///   - source: read again now and then, at most 40 times in all, to see whether asking changes the
  ///     screen; nil for none.
  ///   - willAsk: the rotor's title, which way, and where from.
  /// - Complexity: at most five questions for each stop of a sound rotor and 700 more; 40 × elements +
  ///   11,000 for one that never ends, where each unit of a text it enters counts as an element, so do,
  ///   four as one, the cells of tables that scroll and the stops that the rotor says it has, and
  ///   2,500 more when it leads to stops that have to be prepared.
  public init(
    through rotor: Rotor, on screen: Screen, source: (any Source)? = nil,
    willAsk: @escaping (Rotor.Title, Rotor.Direction, Rotor.Stop?) -> Void = { _, _, _ in }
  ) {
    guard Marker.current == nil else {
      // A search that walks would walk for ever: its walk is empty, and the outer one tells.
      Marker.current?.isNested.store(true, ordering: .relaxed)
      self.init(on: screen)
      return
    }
    let marker = Marker()
    var walker = Walker(rotor, on: screen, source: source, willAsk: willAsk)
    Marker.$current.withValue(marker) { walker.run() }
    if marker.isNested.load(ordering: .relaxed) { walker.note(.nestedWalk) }
    self = walker.walk
  }
}

/// Tells a walk from inside a search that it runs inside another walk.
private final class Marker: Sendable {
  @TaskLocal static var current: Marker?
  let isNested = Atomic<Bool>(false)
}
