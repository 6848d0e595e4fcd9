import RotorUIKit

/// 16: the target is made anew at each question, kept by nobody, or no element.
enum FleetingTarget {
  static let defects: [Defect] = [
    .audited(
      16, "makes an element that nobody keeps", ["rotor-target-released"],
      published: {
        Board.offering { board, predicate in
          let element = UIAccessibilityElement(accessibilityContainer: board.heading)
          element.accessibilityLabel = "Oats"
          return UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
        }
      }, corrected: kept),
    .audited(
      16, "keeps only the element that it made last", ["rotor-impure", "rotor-unknown-target"],
      published: {
        var last: UIAccessibilityElement?
        return Board.offering { board, predicate in
          let element = UIAccessibilityElement(accessibilityContainer: board.heading)
          element.accessibilityLabel = "Oats"
          last = element
          return UIAccessibilityCustomRotorItemResult(
            targetElement: last ?? element, targetRange: nil)
        }
      }, corrected: kept),
    .audited(
      16, "answers the model's object", ["rotor-unknown-target"],
      published: {
        let words = ["Oats", "Rye"].map { NSString(string: $0) }
        return Board.offering { board, predicate in
          let isNext = predicate.searchDirection == .next
          let place = words.firstIndex { $0 === predicate.currentItem.targetElement }
          let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : 1)
          guard words.indices.contains(index) else { return nil }
          return UIAccessibilityCustomRotorItemResult(
            targetElement: words[index], targetRange: nil)
        }
      }, corrected: kept),
    .audited(
      16, "answers the question's item", ["rotor-impure", "rotor-unknown-target"],
      published: {
        Board.offering { _, predicate in
          UIAccessibilityCustomRotorItemResult(
            targetElement: predicate.currentItem, targetRange: nil)
        }
      }, corrected: kept),
  ]

  private static func kept() -> UIViewController {
    let board = Board()
    let elements = ["Oats flakes", "Rye flakes"].enumerated().map { row, name in
      let element = UIAccessibilityElement(accessibilityContainer: board.view as Any)
      element.accessibilityLabel = name
      element.accessibilityFrame = CGRect(x: 0, y: 600 + 60 * row, width: 300, height: 44)
      return element
    }
    board.view.accessibilityElements = elements
    board.view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Grains", elements: { elements })
    ]
    return board
  }
}
