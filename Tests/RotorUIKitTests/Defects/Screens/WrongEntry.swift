import RotorUIKit

/// 4 and 5: from no item the search enters at the wrong end, at the wrong item, or not at all.
enum WrongEntry {
  static let defects: [Defect] = [
    defect(4, "enters at the first both ways", ["rotor-previous-enters-first"]) {
      board, predicate in
      guard let place = board.place(predicate) else { return board.result(at: 0) }
      return board.result(at: predicate.searchDirection == .next ? place + 1 : place - 1)
    },
    defect(4, "counts back from the second", ["rotor-previous-enters-first"]) {
      board, predicate in
      let place = board.place(predicate)
      return board.result(
        at: predicate.searchDirection == .next ? (place ?? -1) + 1 : (place ?? 1) - 1)
    },
    defect(5, "knows only its own items", ["rotor-no-way-in"]) { board, predicate in
      guard let button = predicate.currentItem.targetElement as? UIButton,
        let place = board.buttons.firstIndex(of: button)
      else { return nil }
      return board.result(at: predicate.searchDirection == .next ? place + 1 : place - 1)
    },
    defect(5, "enters from nothing, but not from another element", ["rotor-no-way-in"]) {
      board, predicate in
      guard let element = predicate.currentItem.targetElement else {
        return board.neighbour(predicate)
      }
      guard element is UIButton else { return nil }
      return board.neighbour(predicate)
    },
    defect(
      5, "takes what it does not know for the first",
      ["rotor-enters-midway", "rotor-enters-one-way"]
    ) { board, predicate in
      let place = board.place(predicate) ?? 0
      return board.result(at: predicate.searchDirection == .next ? place + 1 : place - 1)
    },
  ]

  private static func defect(
    _ kind: Int, _ name: String, _ rules: Set<String>,
    _ search:
      @escaping @MainActor (
        Board, UIAccessibilityCustomRotorSearchPredicate
      ) -> UIAccessibilityCustomRotorItemResult?
  ) -> Defect {
    .audited(
      kind, name, rules, published: { Board.offering(search: search) },
      corrected: { Board.offering { $0.neighbour($1) } })
  }
}
