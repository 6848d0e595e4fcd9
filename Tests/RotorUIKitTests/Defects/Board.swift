import RotorUIKit

/// A heading above buttons, and the rotor over them that a test brings along.
final class Board: UIViewController {
  let heading = UILabel()
  /// The names of the buttons that there were at first.
  let names: [String]
  private(set) var buttons: [UIButton] = []
  /// A place that a search keeps for itself, as published ones do.
  var index = -1
  /// Says what the search did.
  let status = UILabel()

  init(_ names: [String] = ["Oats", "Rye", "Barley", "Wheat"]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
    heading.text = "Grains"
    buttons = names.map { name in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: name) { [weak self] _ in self?.status.text = name })
    }
    status.text = "Ready"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [heading] + buttons + [status])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  /// A board with a rotor whose search is given the board.
  static func offering(
    _ name: String = "Grains", _ names: [String] = ["Oats", "Rye", "Barley", "Wheat"],
    search:
      @escaping (
        Board, UIAccessibilityCustomRotorSearchPredicate
      ) -> UIAccessibilityCustomRotorItemResult?
  ) -> Board {
    let board = Board(names)
    board.view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: name) { [weak board] predicate in
        board.flatMap { search($0, predicate) }
      }
    ]
    return board
  }

  /// Takes a button away.
  func remove(at index: Int) { buttons.remove(at: index).removeFromSuperview() }

  /// The place of what VoiceOver is on; nil when that is none of the buttons.
  func place(_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> Int? {
    buttons.firstIndex { $0 === predicate.currentItem.targetElement }
  }

  /// What a rotor should answer: the neighbour, and from elsewhere the end that is asked from.
  func neighbour(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isNext = predicate.searchDirection == .next
    let index =
      place(predicate).map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : buttons.count - 1)
    return result(at: index)
  }

  /// The answer for a place; nil when there is no such place.
  func result(at index: Int) -> UIAccessibilityCustomRotorItemResult? {
    guard buttons.indices.contains(index) else { return nil }
    return UIAccessibilityCustomRotorItemResult(targetElement: buttons[index], targetRange: nil)
  }
}
