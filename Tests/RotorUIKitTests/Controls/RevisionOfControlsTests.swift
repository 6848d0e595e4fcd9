import RotorUIKit
import Testing

@testable import UIKitStandIn

/// A screen whose revision did not change is not read again, so each change must be counted.
@Suite struct RevisionOfControlsTests {
  /// A property, and a change of it.
  private typealias Row = (name: String, change: () -> Void)

  @Test func `each change of a label, a button, an image or a stack is counted`() {
    let label = UILabel()
    let button = UIButton(type: .system)
    let image = UIImageView()
    let stack = UIStackView()
    let action = UIAction { _ in }
    check([
      ("text", { label.text = "A" }),
      ("attributedText", { label.attributedText = NSAttributedString(string: "B") }),
      ("font", { label.font = .boldSystemFont(ofSize: 20) }),
      ("textColor", { label.textColor = .red }),
      ("numberOfLines", { label.numberOfLines = 0 }),
      ("label isEnabled", { label.isEnabled = false }),
      ("label isHighlighted", { label.isHighlighted = true }),
      ("isEnabled", { button.isEnabled = false }),
      ("isSelected", { button.isSelected = true }),
      ("isHighlighted", { button.isHighlighted = true }),
      ("title", { button.setTitle("A", for: .normal) }),
      ("attributed title", { button.setAttributedTitle(nil, for: .selected) }),
      ("title color", { button.setTitleColor(.red, for: .normal) }),
      ("button image", { button.setImage(UIImage(), for: .normal) }),
      ("background image", { button.setBackgroundImage(UIImage(), for: .normal) }),
      ("configuration", { button.configuration = .plain() }),
      ("menu", { button.menu = UIMenu() }),
      ("showsMenuAsPrimaryAction", { button.showsMenuAsPrimaryAction = true }),
      ("changesSelection", { button.changesSelectionAsPrimaryAction = true }),
      ("addAction", { button.addAction(action, for: .touchUpInside) }),
      ("removeAction", { button.removeAction(action, for: .touchUpInside) }),
      ("action state", { action.state = .on }),
      ("action attributes", { action.attributes = .hidden }),
      ("image", { image.image = UIImage(named: "a") }),
      ("highlightedImage", { image.highlightedImage = UIImage() }),
      ("image isHighlighted", { image.isHighlighted = true }),
      ("arranged", { stack.addArrangedSubview(label) }),
      ("axis", { stack.axis = .vertical }), ("spacing", { stack.spacing = 3 }),
      ("distribution", { stack.distribution = .fillEqually }),
      ("custom spacing", { stack.setCustomSpacing(4, after: label) }),
      ("removeArranged", { stack.removeArrangedSubview(label) }),
    ])
  }

  @Test func `each change of a control with a value is counted`() {
    let control = UISwitch()
    let slider = UISlider()
    let stepper = UIStepper()
    let segments = UISegmentedControl(items: ["A"])
    let pages = UIPageControl()
    let progress = UIProgressView()
    let wheel = UIActivityIndicatorView()
    check([
      ("isOn", { control.isOn = true }), ("setOn", { control.setOn(false, animated: false) }),
      ("slider value", { slider.value = 0.5 }),
      ("slider minimum", { slider.minimumValue = 0.2 }),
      ("slider maximum", { slider.maximumValue = 5 }),
      ("stepper value", { stepper.value = 5 }),
      ("stepper minimum", { stepper.minimumValue = 1 }),
      ("stepper maximum", { stepper.maximumValue = 9 }),
      ("stepValue", { stepper.stepValue = 2 }), ("wraps", { stepper.wraps = true }),
      ("insert", { segments.insertSegment(withTitle: "B", at: 0, animated: false) }),
      ("segment title", { segments.setTitle("C", forSegmentAt: 0) }),
      ("segment image", { segments.setImage(UIImage(), forSegmentAt: 0) }),
      ("segment enabled", { segments.setEnabled(false, forSegmentAt: 0) }),
      ("selected segment", { segments.selectedSegmentIndex = 1 }),
      ("remove", { segments.removeSegment(at: 0, animated: false) }),
      ("momentary", { segments.isMomentary = true }),
      ("pages", { pages.numberOfPages = 3 }), ("page", { pages.currentPage = 1 }),
      ("progress", { progress.progress = 0.5 }),
      ("start", { wheel.startAnimating() }), ("stop", { wheel.stopAnimating() }),
      ("hidesWhenStopped", { wheel.hidesWhenStopped = false }),
    ])
  }

  @Test func `each change of a bar or of its items is counted`() {
    let tab = UITabBarItem(title: "A", image: nil, tag: 0)
    let tabs = UITabBar()
    let screen = UINavigationItem(title: "A")
    let next = UINavigationItem(title: "B")
    let button = UIBarButtonItem(title: "C")
    let bar = UINavigationBar()
    let controller = UIViewController()
    let navigation = UINavigationController()
    let tabController = UITabBarController()
    check([
      ("tabs", { tabs.items = [tab] }), ("selectedItem", { tabs.selectedItem = tab }),
      ("tab title", { tab.title = "B" }), ("tab image", { tab.image = UIImage() }),
      ("tab enabled", { tab.isEnabled = false }), ("badge", { tab.badgeValue = "1" }),
      ("tab label", { tab.accessibilityLabel = "Inbox" }),
      ("items", { bar.items = [screen] }), ("push", { bar.pushItem(next, animated: false) }),
      ("title", { next.title = "D" }), ("prompt", { next.prompt = "E" }),
      ("right", { next.rightBarButtonItem = button }),
      ("left", { next.leftBarButtonItem = button }),
      ("hidesBackButton", { next.hidesBackButton = true }),
      ("back title", { screen.backButtonTitle = "F" }),
      ("button title", { button.title = "G" }), ("button chosen", { button.isSelected = true }),
      ("button action", { button.primaryAction = UIAction(title: "H") { _ in } }),
      ("button menu", { button.menu = UIMenu() }), ("button hidden", { button.isHidden = true }),
      ("pop", { bar.popItem(animated: false) }),
      ("controller title", { controller.title = "I" }),
      ("push controller", { navigation.pushViewController(controller, animated: false) }),
      ("bar hidden", { navigation.isNavigationBarHidden = true }),
      ("tab controllers", { tabController.viewControllers = [UIViewController()] }),
    ])
  }

  private func check(_ rows: [Row]) {
    for row in rows {
      let before = ScreenRevision.current
      row.change()
      #expect(ScreenRevision.current > before, "\(row.name)")
    }
  }

  @Test func `a bar that is laid out does not ask for another layout`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = "A"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: .zero)
    window.rootViewController = tabs
    for _ in 0..<3 { window.layoutIfNeeded() }
    let before = ScreenRevision.current
    window.layoutIfNeeded()
    #expect(ScreenRevision.current == before)
  }
}
