import RotorCore
import RotorUIKit
import Testing

@Suite("Controllers in one another and over one another")
struct PresentingTests {
  /// A controller with one text, which writes down what it is told.
  private final class Page: UIViewController {
    private let text: String
    var log: [String] = []

    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Sample.element(text))
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
      log.append(parent == nil ? "left" : "came")
    }
    override func viewWillLayoutSubviews() { log.append("will lay out") }
    override func viewDidLayoutSubviews() { log.append("did lay out") }
  }

  private func heard(_ voice: borrowing VoiceOver) -> [String] {
    voice.screen.stops.compactMap { voice.screen[$0].label }
  }

  @Test func `a controller inside of a presented one dismisses that`() throws {
    let root = Page("Behind")
    var voice = try VoiceOver(on: root)
    let inner = Page("In front")
    root.present(UINavigationController(rootViewController: inner), animated: true)
    _ = voice.refresh()
    #expect(heard(voice) == ["In front"])
    #expect(inner.presentingViewController === root)
    var isDone = false
    inner.dismiss(animated: true) { isDone = true }
    _ = voice.refresh()
    #expect(heard(voice) == ["Behind"])
    #expect(isDone)
  }

  @Test func `what is presented presents on, and all of it goes at once`() throws {
    let pages = ["A", "B", "C"].map { Page($0) }
    var voice = try VoiceOver(on: pages[0])
    pages[0].present(pages[1], animated: true)
    pages[0].present(pages[2], animated: true)
    #expect(pages[0].presentedViewController === pages[1])
    pages[1].present(pages[2], animated: true)
    _ = voice.refresh()
    #expect(heard(voice) == ["C"])
    pages[0].dismiss(animated: true)
    _ = voice.refresh()
    #expect(heard(voice) == ["A"])
    #expect(pages.allSatisfy { $0.presentedViewController == nil })
  }

  @Test func `an escape dismisses what is presented, unless it must be decided`() throws {
    let root = Page("Behind")
    let sheet = Page("In front")
    var voice = try VoiceOver(on: root)
    root.present(sheet, animated: true)
    sheet.isModalInPresentation = true
    #expect(voice.perform(.scrub).contains(.notHandled))
    sheet.isModalInPresentation = false
    #expect(!voice.perform(.scrub).contains(.notHandled))
    #expect(voice.focus?.label == "Behind")
  }

  @Test func `what is presented in no window is shown once there is one`() throws {
    let root = Page("Behind")
    let sheet = Page("In front")
    root.present(sheet, animated: false)
    let voice = try VoiceOver(on: root)
    #expect(heard(voice) == ["In front"])
    #expect(sheet.log.filter { $0.hasSuffix("appear") } == ["will appear", "did appear"])
  }

  @Test func `a controller inside of another is seen together with it`() {
    let outer = Page("Outer")
    let inner = Page("Inner")
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let window = UIWindow()
    window.rootViewController = outer
    #expect(inner.log == ["will come", "came", "will appear", "did appear"])
    inner.log = []
    window.rootViewController = nil
    #expect(inner.log == ["will disappear", "did disappear"])
    window.rootViewController = outer
    inner.log = []
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(inner.log == ["will leave", "will disappear", "did disappear", "left"])
    #expect(inner.parent == nil && outer.children.isEmpty)
  }

  @Test func `a controller that is pushed and popped is told each thing once`() {
    let navigation = UINavigationController(rootViewController: Page("First"))
    let window = UIWindow()
    window.rootViewController = navigation
    let page = Page("Second")
    navigation.pushViewController(page, animated: true)
    #expect(page.log == ["will come", "will appear", "did appear", "came"])
    page.log = []
    navigation.popViewController(animated: true)
    #expect(page.log == ["will leave", "will disappear", "did disappear", "left"])
  }

  @Test func `a screen that says where to begin when it is pushed is heeded`() throws {
    final class Aiming: UIViewController {
      let aim = Sample.element("Aim", CGRect(x: 0, y: 200, width: 100, height: 44))
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(Sample.element("Top", CGRect(x: 0, y: 0, width: 100, height: 44)))
        view.addSubview(aim)
        UIAccessibility.post(notification: .screenChanged, argument: aim)
      }
    }
    let navigation = UINavigationController(rootViewController: Page("First"))
    var voice = try VoiceOver(on: navigation)
    navigation.pushViewController(Aiming(), animated: true)
    _ = voice.refresh()
    #expect(voice.focus?.label == "Aim")
  }

  @Test func `a controller is told before and after its view is laid out`() throws {
    let page = Page("Only")
    _ = try VoiceOver(on: page)
    #expect(page.log.filter { $0.hasSuffix("lay out") } == ["will lay out", "did lay out"])
  }

  @Test func `views are told of a window only when that changes, with all inside of them`() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append(newWindow == nil ? "will leave" : "will come")
      }
      override func didMoveToWindow() { log.append(window == nil ? "left" : "came") }
    }
    let outer = UIView()
    let told = Told()
    outer.addSubview(told)
    #expect(told.log.isEmpty)
    let window = UIWindow()
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(told.log == ["will come", "came", "will leave", "left"])
  }
}
