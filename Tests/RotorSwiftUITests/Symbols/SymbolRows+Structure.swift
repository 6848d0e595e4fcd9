import RotorCore
import RotorSwiftUI

extension SymbolRow {
  /// What elements there are, and what else is said of them.
  static let structure: [SymbolRow] = children + properties + kept

  private static var pair: some View {
    HStack {
      Text("Ada")
      Text("Bob")
    }
  }

  private static func labels<Content: View>(
    _ name: String, _ since: String, _ view: Content, _ labels: [String?]
  ) -> SymbolRow {
    here(name, since) { try SwiftUISource(view).read().screen.elements.map(\.label) == labels }
  }

  private static let children: [SymbolRow] = [
    .labels(
      "accessibilityElement(children: .combine)", "iOS 13",
      pair.accessibilityElement(children: .combine), ["Ada, Bob"]),
    .labels(
      "accessibilityElement(children: .contain)", "iOS 13",
      pair.accessibilityElement(children: .contain), ["Ada", "Bob"]),
    .labels(
      "accessibilityElement(children: .ignore)", "iOS 13",
      pair.accessibilityElement().accessibilityLabel("Both"), ["Both"]),
    .labels(
      "accessibilityRepresentation(representation:)", "iOS 15",
      pair.accessibilityRepresentation { Text("Both") }, ["Both"]),
    .labels(
      "accessibilityChildren(children:)", "iOS 15",
      Circle().accessibilityChildren {
        Text("One")
        Text("Two")
      }, ["One", "Two"]),
    .labels(
      "accessibilityHidden(_:)", "iOS 14",
      VStack {
        Text("Ada").accessibilityHidden(true)
        Text("Bob")
      }, ["Bob"]),
    .labels(
      "accessibilitySortPriority(_:)", "iOS 14",
      HStack {
        Text("Ada")
        Text("Bob").accessibilitySortPriority(1)
      }, ["Bob", "Ada"]),
  ]

  private static let properties: [SymbolRow] = [
    .element("accessibilityIdentifier(_:)", "iOS 14", Text("A").accessibilityIdentifier("a")) {
      $0.identifier == "a"
    },
    .element("accessibilityAddTraits(_:)", "iOS 14", Text("A").accessibilityAddTraits(.isButton)) {
      $0.traits.contains(.button)
    },
    .element(
      "accessibilityRemoveTraits(_:)", "iOS 14",
      Button("A") {}.accessibilityRemoveTraits(.isButton)
    ) { !$0.traits.contains(.button) },
    .element(
      "accessibility(addTraits:)", "iOS 13", SymbolDeprecatedTraits().form
    ) { $0.traits.contains(.header) },
    .here("AccessibilityTraits", "iOS 13") {
      let traits: AccessibilityTraits = [
        .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
        .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
        .allowsDirectInteraction, .causesPageTurn, .isModal,
      ]
      return traits.contains(.causesPageTurn) && !traits.contains(.isToggle)
    },
    .element(
      "AccessibilityTraits.isToggle, .isTabBar", "iOS 17",
      Text("A").accessibilityAddTraits([.isToggle, .isTabBar])
    ) { $0.traits.contains([.toggleButton, .tabBar]) },
    .element("accessibilityHeading(_:)", "iOS 15", Text("A").accessibilityHeading(.h2)) {
      $0.headingLevel == 2
    },
    .element(
      "accessibilityActivationPoint(_:)", "iOS 14",
      Text("A").accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    ) { $0.activationPoint != nil },
    .element(
      "accessibilityRespondsToUserInteraction(_:)", "iOS 15",
      Text("A").accessibilityRespondsToUserInteraction()
    ) { $0.respondsToUserInteraction == true },
    .element(
      "accessibilityCustomContent(_:_:importance:)", "iOS 15",
      Text("A").accessibilityCustomContent("Age", "3 years", importance: .high)
    ) { $0.customContent.first == Screen.CustomContent("Age", "3 years", isImportant: true) },
    .element(
      "accessibilityTextContentType(_:)", "iOS 15",
      Text("A").accessibilityTextContentType(.sourceCode)
    ) { $0.attributes["textContentType"] != nil },
    .element(
      "accessibilityDirectTouch(_:options:)", "iOS 17", Text("A").accessibilityDirectTouch()
    ) { $0.traits.contains(.allowsDirectInteraction) },
    .effect("AccessibilityFocusState, accessibilityFocused(_:)", "iOS 15", [.swipeRight], ["here"])
    { Focused(log: $0) },
  ]

  private struct Focused: View {
    let log: SymbolLog
    @AccessibilityFocusState private var isHere: Bool

    var body: some View {
      Text("First")
      Text("Second").accessibilityFocused($isHere)
        .onChange(of: isHere) { if isHere { log.add("here") } }
    }
  }

  private static let kept: [SymbolRow] = [
    .labels(
      "accessibilityLabeledPair(role:id:in:), accessibilityLinkedGroup(id:in:)", "iOS 14",
      Paired(), ["Ada", "Bob"]),
    .labels(
      "accessibilityDragPoint(_:description:), accessibilityDropPoint(_:description:)", "iOS 18",
      Text("A").accessibilityDragPoint(.center, description: Text("Drag"))
        .accessibilityDropPoint(.center, description: Text("Drop")), ["A"]),
    .leftOut(
      "accessibilityChartDescriptor(_:)", "iOS 15",
      "there are no charts; their sounds and the dial's entry for them are not modelled"),
    .leftOut(
      "accessibilityDefaultFocus(_:_:)", "iOS 26",
      "a walk begins at the first element; bind `accessibilityFocused(_:equals:)`"),
  ]

  private struct Paired: View {
    @Namespace private var space

    var body: some View {
      Text("Ada").accessibilityLabeledPair(role: .label, id: 1, in: space)
      Text("Bob").accessibilityLinkedGroup(id: 1, in: space)
    }
  }
}
