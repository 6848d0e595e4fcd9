import RotorCore
import RotorSwiftUI

extension SymbolRow {
  private static let name = "Archive"
  private static let noIntents = "this platform has no App Intents; use the form with a closure"
  private static let actOn: [VoiceOver.Gesture] = [.swipeDown, .doubleTap]

  /// Actions and what answers other gestures.
  static let actions: [SymbolRow] = named + kinds + builders + gestures

  private static let named: [SymbolRow] = [
    .effect("accessibilityAction(named: Text, _:)", "iOS 13", actOn, ["done"]) { log in
      Text("Letter").accessibilityAction(named: Text("Archive")) { log.add("done") }
    },
    .effect("accessibilityAction(named: LocalizedStringKey, _:)", "iOS 14", actOn, ["done"]) {
      log in Text("Letter").accessibilityAction(named: "Archive") { log.add("done") }
    },
    .effect("accessibilityAction(named: StringProtocol, _:)", "iOS 14", actOn, ["done"]) { log in
      Text("Letter").accessibilityAction(named: name) { log.add("done") }
    },
    .effect("accessibilityAction(named: LocalizedStringResource, _:)", "iOS 16", actOn, ["done"]) {
      log in
      Text("Letter").accessibilityAction(named: LocalizedStringResource("Archive")) {
        log.add("done")
      }
    },
    .effect("accessibilityAction(action:label:)", "iOS 15", actOn, ["done"]) { log in
      Text("Letter").accessibilityAction(action: { log.add("done") }, label: { Text("Archive") })
    },
    .effect("swipeActions(edge:allowsFullSwipe:content:)", "iOS 15", actOn, ["done"]) { log in
      List { Text("Letter").swipeActions { Button("Archive") { log.add("done") } } }
    },
    .leftOut("accessibilityAction(_:intent:)", "iOS 16", noIntents),
    .leftOut("accessibilityAction(named:intent:)", "iOS 16", noIntents),
    .leftOut("accessibilityAction(intent:label:)", "iOS 16", noIntents),
  ]

  private static let kinds: [SymbolRow] = [
    .effect("accessibilityAction(_:_:)", "iOS 13", [.doubleTap], ["done"]) { log in
      Text("Letter").accessibilityAction { log.add("done") }
    },
    .effect("AccessibilityActionKind.default", "iOS 13", [.doubleTap], ["done"]) { log in
      Text("Letter").accessibilityAction(.default) { log.add("done") }
    },
    .effect("AccessibilityActionKind.escape", "iOS 13", [.scrub], ["done"]) { log in
      Text("Letter").accessibilityAction(.escape) { log.add("done") }
    },
    .effect("AccessibilityActionKind.magicTap", "iOS 13", [.twoFingerDoubleTap], ["done"]) { log in
      Text("Letter").accessibilityAction(.magicTap) { log.add("done") }
    },
    .here("AccessibilityActionKind.delete, .showMenu", "macOS 10.15") {
      AccessibilityActionKind.delete != .showMenu
    },
    .effect("AccessibilityActionKind.init(named:)", "iOS 13", actOn, ["done"]) { log in
      Text("Letter").accessibilityAction(AccessibilityActionKind(named: Text("Archive"))) {
        log.add("done")
      }
    },
  ]

  private static let builders: [SymbolRow] = [
    .effect("accessibilityActions(_:)", "iOS 16", actOn, ["done"]) { log in
      Text("Letter").accessibilityActions { Button("Archive") { log.add("done") } }
    },
    .element(
      "accessibilityActions(category:_:)", "iOS 18",
      Text("Letter").accessibilityActions(category: AccessibilityActionCategory("Share")) {
        Button("Copy") {}
      }
    ) { $0.actions.map(\.category) == ["Share"] },
    .element(
      "AccessibilityActionCategory.edit", "iOS 18",
      Text("Letter").accessibilityActions(category: .edit) { Button("Copy") {} }
    ) { $0.actions.map(\.category) == [Screen.Action.editCategory] },
    .element(
      "AccessibilityActionCategory.default", "iOS 18",
      Text("Letter").accessibilityActions(category: .default) { Button("Copy") {} }
    ) { $0.actions.map(\.category) == [nil] },
  ]

  private static let gestures: [SymbolRow] = [
    .effect(
      "accessibilityAdjustableAction(_:)", "iOS 13", [.swipeUp, .swipeDown],
      ["increment", "decrement"]
    ) { log in
      Text("Volume").accessibilityAdjustableAction { log.add("\($0)") }
    },
    .effect(
      "accessibilityScrollAction(_:)", "iOS 13", [.threeFingerSwipe(.left)], ["trailing"]
    ) { log in
      Text("Page").accessibilityScrollAction { log.add("\($0)") }
    },
    .element(
      "accessibilityZoomAction(_:)", "iOS 16", Text("Map").accessibilityZoomAction { _ in }
    ) { $0.actions.map(\.name) == ["Zoom In", "Zoom Out"] },
    .leftOut(
      "accessibilityScrollStatus(_:isEnabled:)", "iOS 26",
      "what is said after scrolling is counted in pages"),
  ]
}
