import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorUIKit
import Testing

@testable import RotorExamples

extension BugReport {
  static let actions: [BugReport] = [
    BugReport(
      "WebKit 59041", "https://github.com/WebKit/WebKit/pull/59041",
      "Actions that are performed after the model has changed do not end the app."
    ) {
      let mail = try Screens.example("mail")
      let screen = try mail.read().screen
      let (first, last) = (screen[screen.stops[0]].id, screen[screen.stops[2]].id)
      for id in [first, first, last] { _ = mail.carryOut(.act(id, action: 1)) }
      let left = try mail.read().screen
      return left.stops.map { left[$0].label } == ["Ben, Invoice"]
    },
    BugReport(
      "Texture 1451", "https://github.com/TextureGroup/Texture/issues/1451",
      "Actions that were set before the view was on a screen are there when it is."
    ) {
      let label = UILabel("Post")
      label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like") { _ in true }]
      let controller = UIViewController()
      controller.view.fill(with: [label])
      return try Screens.actions(of: "Post", on: ViewSource(controller)) == ["Like"]
    },
    BugReport(
      "flutter 89728", "https://github.com/flutter/flutter/issues/89728",
      "A switch keeps its actions."
    ) {
      let view = Toggle("Wi-Fi", isOn: .constant(true))
        .accessibilityAction(named: "Forget this network") {}
      return try Screens.actions(of: "Wi-Fi", on: SwiftUISource(view)) == ["Forget this network"]
    },
    BugReport(
      "feditext 303", "https://github.com/feditext/feditext/issues/303",
      "A toggle's action has the name of what it would do now."
    ) {
      let posts = try Screens.example("posts")
      _ = try Screens.perform("Boost", on: "Ada: the park is open", of: posts)
      let names = try Screens.actions(of: "Ada: the park is open, boosted", on: posts)
      return try names == ["Unboost", "Like"]
        && Screens.rules(of: "posts-bad") == ["action-stale-name"]
    },
    BugReport(
      "react-native 53496", "https://github.com/facebook/react-native/issues/53496",
      "The label of an action is said, and a name that is an identifier is told."
    ) {
      @MainActor func rules(_ name: String) throws -> Set<String> {
        try Screens.rules {
          let view = Text("Post").accessibilityAction(named: name) { say("Liked") }
          return SwiftUISource(view)
        }
      }
      return try rules("LIKE_POST") == ["action-name-is-identifier"] && rules("Add a like") == []
    },
    BugReport(
      "flutter 159645", "https://github.com/flutter/flutter/issues/159645",
      "One screen has the same actions whichever way it is written."
    ) {
      @MainActor func actions(_ name: String) throws -> [String] {
        try Screens.actions(
          of: "Order 1042, Delivered, $24.80", on: Screens.example(name))
      }
      return try actions("orders") == actions("orders-uikit") && !actions("orders").isEmpty
    },
    BugReport(
      "element-x-ios 2232", "https://github.com/element-hq/element-x-ios/issues/2232",
      "A message's actions are its own, not one that opens a menu."
    ) {
      let names = try Screens.actions(
        of: "Ada: Is the hall free on Friday?", on: Screens.example("chat"))
      let bad = try Screens.rules(of: "chat-bad")
      return names == ["Reply", "Copy text", "Forward"] && bad.contains("action-opens-menu")
    },
    BugReport(
      "cwa-app-ios 673", "https://github.com/corona-warn-app/cwa-app-ios/pull/673",
      "What an element is there for is done by a double tap; an element that only has the action is an "
        + "error."
    ) {
      let good = try Screens.heard(Screens.example("articles"), .swipeRight, .doubleTap)
      let bad = try Screens.rules(of: "articles-bad")
      return good.last == "Opened Bees on the roof" && bad.contains("action-main-hidden")
    },
    BugReport(
      "bitwarden/ios 3013", "https://github.com/bitwarden/ios/pull/3013",
      "A button inside a row is an action of the row, and a double tap still opens the row."
    ) {
      let heard = try Screens.heard(
        Screens.example("vault"), .swipeRight, .doubleTap, .swipeDown, .doubleTap)
      let bad = try Screens.rules(of: "vault-bad")
      return Array(heard.dropFirst())
        == ["Opened Bank", "Copy password", "Password of Bank copied"]
        && bad == ["element-swallows-control"]
    },
    BugReport(
      "NetNewsWire 5153", "https://github.com/Ranchero-Software/NetNewsWire/issues/5153",
      "After an action something is heard."
    ) {
      try Screens.rules(of: "chores-bad") == ["action-silent"]
        && Screens.rules(of: "chores") == []
    },
    BugReport(
      "wurstfinger 231", "https://github.com/cl445/wurstfinger/issues/231",
      "Every gesture of a key has an action.",
      .notHere("what a model has and never offers is on no screen; a test of the app counts both")),
    BugReport(
      "flutter 151029", "https://github.com/flutter/flutter/issues/151029",
      "Actions for editing are there whether or not the keyboard is in the field."
    ) {
      let field = UITextField()
      field.accessibilityLabel = "Name"
      field.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Clear") { _ in true }
      ]
      let controller = UIViewController()
      controller.view.fill(with: [field])
      let source = ViewSource(controller)
      let before = try Screens.actions(of: "Name", on: source)
      field.becomeFirstResponder()
      return try before == ["Clear"] && Screens.actions(of: "Name", on: source) == ["Clear"]
    },
  ]
}
