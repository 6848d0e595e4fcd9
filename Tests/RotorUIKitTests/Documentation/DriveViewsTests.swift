import Foundation
import RotorCore
import RotorFixtures
import RotorTesting
import RotorUIKit
import Testing

@Suite("The programs of the article run here, and print what it says")
struct DriveViewsTests {
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

  private func heard() throws -> String {
    var printed = ""
    func print(_ line: String) { printed += line + "\n" }
    // DriveViews
    var voice = try VoiceOver(on: Inbox())
    for gesture in [.rotate(to: "Unread"), .swipeDown, .swipeDown, .swipeDown, .doubleTap]
      as [VoiceOver.Gesture]
    {
      for case .said(let words) in voice.perform(gesture) { print(words.text(in: .english)) }
    }
    // end
    return printed
  }

  // DriveViews
  @Test @MainActor func unread() {
    expectSound("Unread", on: ViewSource(Inbox()), stops: ["Ben, invoice", "Dora, photos"])
  }
  // end

  // DriveViews
  func rotors(
    of views: [UIView], _ table: UITableView, _ unread: [IndexPath], _ text: UITextView,
    _ mentions: [NSRange], _ map: MKMapView, _ stores: [MKPointAnnotation]
  ) -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Cards") { views },
      UIAccessibilityCustomRotor(name: "Unread", in: table) { unread },
      UIAccessibilityCustomRotor(name: "Alerts", attribute: .init("alert"), in: text),
      UIAccessibilityCustomRotor(name: "Mentions", in: text) { mentions },
      UIAccessibilityCustomRotor(
        name: "Stores", in: map, nearestTo: { map.userLocation.coordinate }
      ) { stores },
    ]
  }
  // end

  // DriveViews
  final class Basket: UIViewController {
    var soldOut: [UILabel] = []

    override func viewDidLoad() {
      view.accessibilityCustomRotorsBlock = { [weak self] in
        guard let self, !soldOut.isEmpty else { return [] }
        return [UIAccessibilityCustomRotor(name: "Sold out") { [weak self] in self?.soldOut ?? [] }]
      }
    }
  }
  // end

  // DriveViews
  func chapters(_ labels: [UILabel], on page: UIScrollView) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(
      name: "Chapters", items: { labels },
      place: { element, labels in
        labels.firstIndex { $0 === element }.map { .at($0) } ?? .unknown
      },
      reveal: { label in
        page.scrollRectToVisible(label.frame, animated: false)
        return label
      })
  }
  // end

  @Test func `rotors come and go, and scroll to what they find`() throws {
    let basket = Basket()
    let source = ViewSource(basket)
    #expect(try source.read().rotors.isEmpty)
    basket.soldOut = [UILabel()]
    #expect(basket.view.accessibilityCustomRotorsBlock?()?.map(\.name) == ["Sold out"])
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    page.contentSize = CGSize(width: 390, height: 2_400)
    let texts = (0..<4).map { number in
      let label = UILabel(frame: CGRect(x: 0, y: number * 600, width: 300, height: 44))
      label.text = "Chapter \(number)"
      page.addSubview(label)
      return label
    }
    page.accessibilityCustomRotors = [chapters(texts, on: page)]
    expectSound("Chapters", on: ViewSource(page), stops: (0..<4).map { "Chapter \($0)" })
    var voice = try VoiceOver(on: ViewSource(page))
    for gesture in [.rotate(to: "Chapters"), .swipeDown, .swipeDown, .swipeDown]
      as [VoiceOver.Gesture]
    { _ = voice.perform(gesture) }
    #expect(voice.focus?.label == "Chapter 3")
    #expect(page.contentOffset.y > 0)
  }

  @Test func `the article says what runs here`() throws {
    let article = try Article("DriveViews", of: "RotorUIKit")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [try heard()])
    let rotors = rotors(
      of: [], UITableView(), [], UITextView(), [], MKMapView(), [])
    #expect(rotors.map(\.name) == ["Cards", "Unread", "Alerts", "Mentions", "Stores"])
  }

  @Test func `what the article leaves out is not here`() throws {
    let folder = Article.root.appending(path: "Sources/RotorUIKit/RotorUIKit.docc/DriveViews.md")
    let list = try String(contentsOf: folder, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- `UI") && !$0.contains("(") }
    let names = list.flatMap { Article.code(in: String($0)) }
    #expect(names.count > 10)
    let files = FileManager.default.enumerator(
      at: Article.root.appending(path: "Sources/UIKitStandIn"), includingPropertiesForKeys: nil)
    let types = Set(
      (files?.allObjects as? [URL] ?? []).map {
        $0.deletingPathExtension().lastPathComponent
      })
    #expect(types.contains("UIView"))
    #expect(types.isDisjoint(with: names))
  }
}
