import RotorCore
import RotorUIKit
import Testing

/// What a virtual VoiceOver hears as screens come and go in a navigation controller.
@Suite struct NavigationTests {
  /// A screen with a text below the bar.
  private final class Page: UIViewController {
    private let text = UILabel()
    var wantsText = false

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
      text.text = "Text of \(name)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(text)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if wantsText { UIAccessibility.post(notification: .screenChanged, argument: text) }
    }
  }

  private let navigation = UINavigationController(rootViewController: Page("One"))

  private func said(_ gesture: VoiceOver.Gesture, on voice: inout VoiceOver) -> [String] {
    voice.perform(gesture).compactMap {
      if case .said(let words) = $0 { words.text(in: .english) } else { nil }
    }
  }

  @Test func `what a controller's view holds stands below the bar`() throws {
    var voice = try VoiceOver(on: navigation)
    #expect(voice.focus?.label == "One")
    #expect(said(.swipeRight, on: &voice) == ["Text of One"])
    #expect(said(.swipeRight, on: &voice) == ["End of screen."])
  }

  @Test func `a screen begins at its start, also when VoiceOver was on the title before`() throws {
    var voice = try VoiceOver(on: navigation)
    navigation.pushViewController(Page("Two"), animated: false)
    #expect(said(.swipeRight, on: &voice).last == "Two. Heading.")
    #expect(said(.scrub, on: &voice) == ["One. Heading."])
  }

  @Test func `where a screen wants VoiceOver to be once it is there is where it goes`() throws {
    var voice = try VoiceOver(on: navigation)
    let page = Page("Two")
    page.wantsText = true
    navigation.pushViewController(page, animated: false)
    #expect(said(.swipeRight, on: &voice) == ["Text of Two", "End of screen."])
  }

  @Test func `the screen is called after the controller that is shown, else as it was told`() throws
  {
    let source = ViewSource(navigation)
    let named = ViewSource(navigation, name: "Book")
    #expect(try source.read().screen.name == "One")
    navigation.pushViewController(Page("Two"), animated: false)
    #expect(try source.read().screen.name == "Two")
    #expect(try named.read().screen.name == "Book")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Page("Three"))]
    #expect(try ViewSource(tabs).read().screen.name == "Three")
  }
}
