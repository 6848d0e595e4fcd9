import RotorCore
import RotorFixtures
import RotorUIKit
import Testing

@Suite("The program of the article runs here, and prints what it says")
struct DriveViewsTests {
  @Test func `an inbox and its unread letters`() throws {
    var printed = ""
    func print(_ line: String) { printed += line + "\n" }
    // DriveViews
    final class Inbox: UIViewController {
      private let letters = ["Anna, lunch?", "Ben, invoice", "Chris, tickets", "Dora, photos"]
      private var rows: [UIButton] = []

      override func viewDidLoad() {
        title = "Inbox"
        rows = letters.map { letter in
          UIButton(primaryAction: UIAction(title: letter) { [weak self] _ in self?.open(letter) })
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        view.addSubview(stack)
        view.accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: "Unread") { [unowned self] in [rows[1], rows[3]] }
        ]
      }

      private func open(_ letter: String) {
        UIAccessibility.post(notification: .announcement, argument: "Opened \(letter)")
      }
    }
    // end
    // DriveViews
    var voice = try VoiceOver(on: Inbox())
    for gesture in [.rotate(to: "Unread"), .swipeDown, .swipeDown, .swipeDown, .doubleTap]
      as [VoiceOver.Gesture]
    {
      for case .said(let words) in voice.perform(gesture) { print(words.text(in: .english)) }
    }
    // end
    let article = try Article("DriveViews", of: "RotorUIKit")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [printed])
  }
}
