import RotorUIKit

@testable import UIKitStandIn

extension ViewRow {
  /// Bars and their items.
  static let bars: [ViewRow] = [
    ViewRow(
      name: "UITabBar", make: { tabBar() }, isElement: false, traits: .tabBar, label: nil,
      value: nil, doubleTap: "nothing; its tabs are the elements",
      source: "documented (Apple: tabBar is the trait of a container)"),
    ViewRow(
      name: "UITabBar, a tab", make: { part(0, of: tabBar()) }, isElement: true,
      traits: [.button, .tabBarItem], label: "Inbox", value: "3",
      doubleTap: "chooses it and tells the delegate",
      source: "observed (AccessibilitySnapshot, row E4; that its badge is its value is assumed)"),
    ViewRow(
      name: "UITabBar, the chosen tab", make: { part(1, of: tabBar()) }, isElement: true,
      traits: [.button, .tabBarItem, .selected], label: "Search", value: nil,
      doubleTap: "tells the delegate again",
      source: "observed (AccessibilitySnapshot, row E5)"),
    ViewRow(
      name: "UITabBar, a tab that is not enabled", make: { part(2, of: tabBar()) },
      isElement: true, traits: [.button, .tabBarItem, .notEnabled], label: "Trash", value: nil,
      doubleTap: "nothing", source: "observed (AccessibilitySnapshot, row E8)"),
    ViewRow(
      name: "UINavigationBar", make: { navigationBar() }, isElement: false, traits: .none,
      label: nil, value: nil, doubleTap: "nothing; its items are the elements",
      source: "observed (AccessibilitySnapshot, navigation bar)"),
    ViewRow(
      name: "UINavigationBar, the way back", make: { part(0, of: navigationBar()) },
      isElement: true, traits: .backButton, label: "Mailboxes", value: nil,
      doubleTap: "goes back to the screen that it names",
      source: "observed (Blueprint, UIAccessibilityTraits_Tests; AccessibilitySnapshot, row E22)"),
    ViewRow(
      name: "UINavigationBar, a button", make: { part(1, of: navigationBar()) },
      isElement: true, traits: .button, label: "Compose", value: nil,
      doubleTap: "runs its primary action, else opens its menu", source: "assumed"),
    ViewRow(
      name: "UINavigationBar, the title", make: { part(2, of: navigationBar()) },
      isElement: true, traits: .header, label: "Inbox", value: nil, doubleTap: "nothing",
      source: "observed (AccessibilitySnapshot, navigation bar: the title is a heading)"),
  ]

  private static func tabBar() -> UITabBar {
    let bar = UITabBar()
    let inbox = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    inbox.badgeValue = "3"
    let search = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let trash = UITabBarItem(title: "Trash", image: nil, tag: 2)
    trash.isEnabled = false
    bar.items = [inbox, search, trash]
    bar.selectedItem = search
    return bar
  }

  private static func navigationBar() -> UINavigationBar {
    let bar = UINavigationBar()
    let inbox = UINavigationItem(title: "Inbox")
    inbox.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { _ in })
    bar.items = [UINavigationItem(title: "Mailboxes"), inbox]
    return bar
  }
}
