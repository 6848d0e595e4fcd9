import RotorTesting
import RotorUIKit
import Testing

/// 6 and 7: the search goes the wrong way, or back by another way than it came.
enum LostOrder {
  static let defects: [Defect] = [
    Defect(
      6, "takes next for previous", ["rotor-order"],
      published: {
        await walked(
          Board.offering { board, predicate in
            let isNext = predicate.searchDirection == .next
            let index =
              board.place(predicate).map { isNext ? $0 - 1 : $0 + 1 }
              ?? (isNext ? board.buttons.count - 1 : 0)
            return board.result(at: index)
          })
      }, corrected: { await walked(Board.offering { $0.neighbour($1) }) }),
    .audited(
      7, "enters the part before at its first item", ["rotor-not-reversible"],
      published: {
        Board.offering { board, predicate in
          // Two rotors made one: cereals, then the rest.
          let isNext = predicate.searchDirection == .next
          guard let place = board.place(predicate) else { return board.neighbour(predicate) }
          if isNext { return board.result(at: place + 1) }
          return board.result(at: place == 2 ? 0 : place - 1)
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      7, "remembers the part that it was in", ["rotor-impure"],
      published: {
        Board.offering { board, predicate in
          let isNext = predicate.searchDirection == .next
          let parts = [0..<2, 2..<board.buttons.count]
          if board.index < 0 { board.index = 0 }
          let part = parts[board.index]
          let index: Int
          if let place = board.place(predicate), part.contains(place) {
            index = isNext ? place + 1 : place - 1
          } else {
            index = isNext ? part.lowerBound : part.upperBound - 1
          }
          if !part.contains(index), parts.indices.contains(board.index + (isNext ? 1 : -1)) {
            board.index += isNext ? 1 : -1
          }
          return board.result(at: index)
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
  ]

  /// UIKit's rotors promise no order, so a test says which it wants.
  private static func walked(_ board: Board) async -> Set<String> {
    await Reported.byTest {
      expectSound(
        "Grains", on: ViewSource(board), stops: ["Oats", "Rye", "Barley", "Wheat"], atLeast: .note)
    }
  }
}
