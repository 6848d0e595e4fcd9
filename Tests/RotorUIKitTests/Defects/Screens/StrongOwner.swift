import RotorTesting
import RotorUIKit
import Testing

/// 12: the search holds the view that holds the rotor.
enum StrongOwner {
  /// Holds its rotor, whose search holds it, or not.
  private final class Shelf: UIView {
    private let books = ["Emma", "Persuasion"].map { Sample.element($0) }
    private lazy var rotor = UIAccessibilityCustomRotor(name: "Books") { predicate in
      self.result(predicate)
    }
    private lazy var weakRotor = UIAccessibilityCustomRotor(name: "Books") {
      [weak self] predicate in
      self?.result(predicate)
    }

    init(holdsItself: Bool, isLazy: Bool) {
      super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      for (row, book) in books.enumerated() {
        book.frame = CGRect(x: 0, y: row * 60, width: 300, height: 44)
        addSubview(book)
      }
      if isLazy {
        accessibilityCustomRotors = [holdsItself ? rotor : weakRotor]
      } else if holdsItself {
        accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Books") { self.result($0) }
        ]
      } else {
        accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Books") { [weak self] in self?.result($0) }
        ]
      }
    }

    required init?(coder: NSCoder) { nil }

    private func result(
      _ predicate: UIAccessibilityCustomRotorSearchPredicate
    ) -> UIAccessibilityCustomRotorItemResult? {
      let isNext = predicate.searchDirection == .next
      let place = books.firstIndex { $0 === predicate.currentItem.targetElement }
      let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : books.count - 1)
      guard books.indices.contains(index) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: books[index], targetRange: nil)
    }
  }

  static let defects: [Defect] = [
    defect("holds itself in a closure", isLazy: false),
    defect("holds itself in a lazy property", isLazy: true),
  ]

  private static func defect(_ name: String, isLazy: Bool) -> Defect {
    Defect(
      12, name, ["rotor-leaks-owner"],
      published: { await released(Shelf(holdsItself: true, isLazy: isLazy)) },
      corrected: { await released(Shelf(holdsItself: false, isLazy: isLazy)) })
  }

  private static func released(_ make: @autoclosure () -> Shelf) async -> Set<String> {
    await Reported.byTest {
      await expectReleased {
        let shelf = make()
        return (source: ViewSource(shelf), owner: shelf)
      }
    }
  }
}
