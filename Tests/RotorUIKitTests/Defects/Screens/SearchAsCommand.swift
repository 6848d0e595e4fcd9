import RotorUIKit

/// 2: the search does something, beside answering.
enum SearchAsCommand {
  static let defects: [Defect] = [
    .audited(
      2, "announces what it found", ["rotor-impure"],
      published: {
        Board.offering { board, predicate in
          let result = board.neighbour(predicate)
          if let button = result?.targetElement as? UIButton {
            UIAccessibility.post(
              notification: .announcement, argument: button.currentTitle ?? "")
          }
          return result
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      2, "writes how far it is into a label", ["rotor-impure"],
      published: {
        Board.offering { board, predicate in
          let result = board.neighbour(predicate)
          if let place = board.buttons.firstIndex(where: { $0 === result?.targetElement }) {
            board.status.text = "\(place + 1) of \(board.buttons.count)"
          }
          return result
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      2, "opens what it found", ["rotor-impure"],
      published: {
        UINavigationController(
          rootViewController: Board.offering { board, predicate in
            let result = board.neighbour(predicate)
            let detail = UIViewController()
            detail.title = (result?.targetElement as? UIButton)?.currentTitle
            board.navigationController?.pushViewController(detail, animated: false)
            return result
          })
      },
      corrected: {
        let board = Board.offering { $0.neighbour($1) }
        for button in board.buttons {
          button.addAction(
            UIAction { [weak board] _ in
              board?.navigationController?.pushViewController(UIViewController(), animated: false)
            }, for: .primaryActionTriggered)
        }
        return UINavigationController(rootViewController: board)
      }),
    .audited(
      2, "moves the caret", ["rotor-impure"],
      published: { editing { view, range in view.selectedTextRange = range } },
      corrected: { editing { _, _ in } }),
    .audited(
      2, "turns a value up and down", ["rotor-empty", "rotor-impure"],
      published: {
        let board = slider()
        board.view.accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Speed") { [weak board] predicate in
            guard let slider = board?.view.subviews.last as? UISlider else { return nil }
            slider.value += predicate.searchDirection == .next ? 0.1 : -0.1
            return nil
          }
        ]
        return board
      }, corrected: { slider() }),
  ]

  /// A letter that is being edited, whose search does something to the text.
  private static func editing(_ work: @escaping (UITextView, UITextRange) -> Void) -> Letter {
    let letter = Letter.offering { view, predicate in
      let isNext = predicate.searchDirection == .next
      let ranges = Letter.ranges(in: view)
      let place = ranges.firstIndex { $0.isEqual(predicate.currentItem.targetRange) }
      let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : ranges.count - 1)
      guard ranges.indices.contains(index) else { return nil }
      work(view, ranges[index])
      return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: ranges[index])
    }
    letter.textView.isEditable = true
    letter.textView.accessibilityLabel = "Letter"
    letter.textView.becomeFirstResponder()
    return letter
  }

  /// A board with a slider, which can be adjusted without a rotor.
  private static func slider() -> Board {
    let board = Board()
    let slider = UISlider()
    slider.accessibilityLabel = "Playing speed"
    slider.value = 0.5
    slider.frame = CGRect(x: 16, y: 700, width: 300, height: 44)
    board.view.addSubview(slider)
    return board
  }
}
