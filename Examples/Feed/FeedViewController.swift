import RotorUIKit

/// News that come and go while one reads, with a rotor over those that are urgent.
///
/// The rotor is asked what there is at each step, and finds its place by the view that VoiceOver is on: an
/// index would be that of another item as soon as one is taken away.
class FeedViewController: UIViewController {
  private(set) var items: [UIView] = []
  private let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    items = (1...12).map { number in
      let item = UILabel(number.isMultiple(of: 3) ? "Urgent: item \(number)" : "Item \(number)")
      item.accessibilityIdentifier = number.isMultiple(of: 3) ? "urgent" : nil
      return item
    }
    view.fill(with: [UILabel.heading("News")] + items)
    view.accessibilityCustomRotors = [rotor()]
  }

  /// What is urgent now.
  final var urgent: [UIView] { items.filter { $0.accessibilityIdentifier == "urgent" } }

  func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Urgent") { [weak self] in self?.urgent ?? [] }
  }

  /// Takes an urgent item away, as when it was read elsewhere.
  final func removeUrgent(at place: Int) {
    let item = urgent[place]
    items.removeAll { $0 === item }
    item.removeFromSuperview()
  }
}
