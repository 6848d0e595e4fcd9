import RotorTesting
import RotorUIKit
import Testing

/// 11: the search ends the app.
enum CrashPaths {
  static let defects: [Defect] = [
    Defect(
      11, "divides by the number of no items", ["the process ends"],
      published: {
        let result = await #expect(processExitsWith: .failure) {
          await MainActor.run { CrashPaths.soundWhenEmpty(CrashPaths.divides) }
        }
        return result == nil ? [] : ["the process ends"]
      },
      corrected: { await Reported.byTest { soundWhenEmpty { $0.neighbour($1) } } }),
    Defect(
      11, "takes an element for granted", ["the process ends"],
      published: {
        let result = await #expect(processExitsWith: .failure) {
          await MainActor.run { CrashPaths.soundWhenEmpty(CrashPaths.unwraps) }
        }
        return result == nil ? [] : ["the process ends"]
      },
      corrected: { await Reported.byTest { soundWhenEmpty { $0.neighbour($1) } } }),
    Defect(
      11, "goes on by an index into what is gone", ["the process ends"],
      published: {
        let result = await #expect(processExitsWith: .failure) {
          await MainActor.run { CrashPaths.stable(CrashPaths.trusts) }
        }
        return result == nil ? [] : ["the process ends"]
      },
      corrected: { await Reported.byTest { stable { $0.neighbour($1) } } }),
  ]

  typealias Search = (
    Board, UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult?

  private static func divides(
    _ board: Board, _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    board.result(at: ((board.place(predicate) ?? -1) + 1) % board.buttons.count)
  }

  private static func unwraps(
    _ board: Board, _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    guard let place = board.place(predicate) else {
      return UIAccessibilityCustomRotorItemResult(
        targetElement: board.buttons[0], targetRange: nil)
    }
    return board.result(at: predicate.searchDirection == .next ? place + 1 : place - 1)
  }

  private static func trusts(
    _ board: Board, _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isNext = predicate.searchDirection == .next
    let place = board.names.firstIndex {
      $0 == (predicate.currentItem.targetElement as? UIButton)?.currentTitle
    }
    let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : board.names.count - 1)
    guard board.names.indices.contains(index) else { return nil }
    return UIAccessibilityCustomRotorItemResult(
      targetElement: board.buttons[index], targetRange: nil)
  }

  /// Walks the rotor of a board without buttons.
  private static func soundWhenEmpty(_ search: @escaping Search) {
    expectSound("Grains", on: ViewSource(Board.offering("Grains", [], search: search)))
  }

  /// Takes a button away while somebody is on the way.
  private static func stable(_ search: @escaping Search) {
    let board = Board.offering(search: search)
    expectStable("Grains", on: ViewSource(board)) { board.remove(at: 2) }
  }
}
