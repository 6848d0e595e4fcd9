import RotorUIKit
import Testing

@testable import UIKitStandIn

/// What bars show, where a tap leads, and that their parts stay the same.
@Suite struct BarTests {
  private let window = UIWindow(frame: .zero)

  /// The words of the elements of a view, from left to right.
  private func words(_ view: UIView) -> [String] {
    window.layoutIfNeeded()
    return view.subviews.filter { $0.isAccessibilityElement && !$0.isHidden }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessibilityLabel)
  }

  private func tap(_ view: UIView?) -> Bool {
    guard let view else { return false }
    return window.tap(at: view.accessibilityActivationPoint, in: view)
  }

  private func element(_ label: String, in view: UIView) -> UIView? {
    window.layoutIfNeeded()
    return view.subviews.first { $0.accessibilityLabel == label }
  }

  @Test func `a tab stays the same view while its item is in the bar, whatever is beside it`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    window.addSubview(bar)
    let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    let second = element("B", in: bar)
    #expect(words(bar) == ["A", "B", "C"])
    bar.items = [items[2], items[1]]
    #expect(element("B", in: bar) === second)
    #expect(words(bar) == ["C", "B"])
    items[1].title = "Bee"
    items[1].accessibilityHint = "Opens the hive"
    items[1].accessibilityIdentifier = "hive"
    #expect(second?.accessibilityLabel == "Bee")
    #expect(second?.accessibilityHint == "Opens the hive")
    #expect(second?.accessibilityIdentifier == "hive")
  }

  @Test func `a tab that is tapped is chosen, and the delegate is told`() {
    final class Listener: UITabBarDelegate {
      var heard: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { heard.append(item.title) }
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    window.addSubview(bar)
    let listener = Listener()
    bar.delegate = listener
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?.first?.isEnabled = false
    #expect(tap(element("B", in: bar)))
    #expect(!tap(element("A", in: bar)))
    #expect(bar.selectedItem?.title == "B")
    #expect(listener.heard == ["B"])
  }

  @Test func `a bar shows the way back, left items, the title and right items`() {
    let controller = UIViewController()
    controller.title = "Letters"
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    let bar = navigation.navigationBar
    #expect(words(bar) == ["Letters"])
    let letter = UIViewController()
    letter.title = "Letter"
    var heard: [String] = []
    func item(_ kind: UIBarButtonItem.SystemItem, _ name: String) -> UIBarButtonItem {
      UIBarButtonItem(systemItem: kind, primaryAction: UIAction { _ in heard.append(name) })
    }
    letter.navigationItem.rightBarButtonItems = [
      item(.trash, "trash"), .flexibleSpace(), item(.reply, "reply"),
    ]
    navigation.pushViewController(letter, animated: true)
    #expect(words(bar) == ["Letters", "Letter", "Reply", "Delete"])
    let back = element("Letters", in: bar)
    #expect(back?.accessibilityTraits == .backButton)
    #expect(tap(element("Delete", in: bar)))
    #expect(heard == ["trash"])

    // Left items take the place of the way back unless they stand beside it.
    letter.navigationItem.leftBarButtonItem = item(.cancel, "cancel")
    #expect(words(bar) == ["Cancel", "Letter", "Reply", "Delete"])
    letter.navigationItem.leftItemsSupplementBackButton = true
    #expect(words(bar) == ["Letters", "Cancel", "Letter", "Reply", "Delete"])
    controller.navigationItem.backButtonTitle = "All"
    #expect(words(bar).first == "All")
    controller.title = nil
    controller.navigationItem.backButtonTitle = nil
    #expect(words(bar).first == "Back")

    #expect(tap(element("Back", in: bar)))
    #expect(navigation.topViewController === controller)
    #expect(letter.parent == nil)
  }

  @Test func `the way back stays the same view while its screen is on top`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.topViewController?.title = "Home"
    navigation.pushViewController(UIViewController(), animated: false)
    let back = element("Home", in: navigation.navigationBar)
    navigation.topViewController?.title = "Renamed"
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "X")
    #expect(element("Home", in: navigation.navigationBar) === back)
    #expect(back != nil)
  }

  @Test func `an escape goes back, unless the way back is hidden or there is none`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    #expect(!navigation.accessibilityPerformEscape())
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    second.navigationItem.hidesBackButton = true
    #expect(!navigation.accessibilityPerformEscape())
    second.navigationItem.hidesBackButton = false
    // It is reached from the view on top along the chain of responders.
    var responder: UIResponder? = second.view
    while let here = responder, !here.accessibilityPerformEscape() { responder = here.next }
    #expect(responder === navigation)
    #expect(navigation.topViewController === first)
  }

  @Test func `controllers are told when they come and go`() {
    final class Page: UIViewController {
      var heard: [String] = []
      override func viewDidLoad() { heard.append("load") }
      override func viewWillAppear(_ animated: Bool) { heard.append("will") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did") }
      override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
    }
    let first = Page()
    let second = Page()
    let navigation = UINavigationController(rootViewController: first)
    #expect(first.heard.isEmpty)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    navigation.popToRootViewController(animated: false)
    #expect(first.heard == ["load", "will", "did", "gone", "will", "did"])
    #expect(second.heard == ["load", "will", "did", "gone"])
    #expect(first.navigationController === navigation)
    #expect(second.navigationController == nil)
  }

  @Test func `a screen that is pushed or popped is told to VoiceOver while it is seen`() {
    final class Ear: PostListener {
      var heard: [UIAccessibility.Notification] = []
      func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        heard.append(notification)
      }
    }
    let ear = Ear()
    UIAccessibility.listener = ear
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(ear.heard.isEmpty)
    window.rootViewController = navigation
    navigation.popViewController(animated: true)
    #expect(ear.heard == [.screenChanged])
    UIAccessibility.listener = nil
  }

  @Test func `controllers are made by the initialisers that an app's own ones call`() {
    final class Letters: UINavigationController {
      init(_ title: String) {
        super.init(rootViewController: Letter(title))
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Letter: UIViewController {
      let text: String
      init(_ text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = text
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Tabs: UITabBarController {}
    #expect(Letters("A").navigationBar.topItem?.title == "A")
    #expect(Tabs().viewControllers == nil)
  }

  @Test func `a tab bar controller shows what is chosen, and its delegate may refuse`() {
    final class Guard: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "C" }
    }
    let pages = ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    let tabs = UITabBarController()
    let guardian = Guard()
    tabs.delegate = guardian
    tabs.viewControllers = pages
    window.rootViewController = tabs
    #expect(words(tabs.tabBar) == ["A", "B", "C"])
    #expect(tap(element("B", in: tabs.tabBar)))
    #expect(tabs.selectedIndex == 1)
    #expect(pages[1].view.window === window)
    #expect(pages[0].view.window == nil)
    _ = tap(element("C", in: tabs.tabBar))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    pages[1].tabBarItem = UITabBarItem(title: "Bee", image: nil, tag: 0)
    tabs.view.setNeedsLayout()
    #expect(words(tabs.tabBar) == ["A", "Bee", "C"])
    tabs.viewControllers = [pages[2], pages[1]]
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `an item of an action takes its words; a menu opens where there is none`() {
    let action = UIAction(title: "Share") { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.accessibilityLabel == "Share")
    #expect(UIBarButtonItem(systemItem: .add).accessibilityLabel == "Add")
    let screen = UINavigationItem(title: "A")
    var heard = 0
    screen.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Print") { _ in heard += 1 }]))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = [screen]
    window.addSubview(bar)
    #expect(tap(element("More", in: bar)))
    let menu = window.subviews.last
    window.layoutIfNeeded()
    #expect(tap(menu?.subviews.first))
    #expect(heard == 1)
  }
}
