import RotorUIKit
import Testing

@Suite("Raw values are UIKit's")
struct RawValueTests {
  static let systemTypes: [(UIAccessibilityCustomRotor.SystemRotorType, Int)] = [
    (.none, 0), (.link, 1), (.visitedLink, 2), (.heading, 3), (.headingLevel1, 4),
    (.headingLevel2, 5), (.headingLevel3, 6), (.headingLevel4, 7), (.headingLevel5, 8),
    (.headingLevel6, 9), (.boldText, 10), (.italicText, 11), (.underlineText, 12),
    (.misspelledWord, 13), (.image, 14), (.textField, 15), (.table, 16), (.list, 17),
    (.landmark, 18),
  ]

  @Test func `system types of rotors`() {
    for (type, value) in RawValueTests.systemTypes { #expect(type.rawValue == value) }
    #expect(UIAccessibilityCustomRotor.SystemRotorType(rawValue: 19) == nil)
  }

  @Test func `directions`() {
    #expect(UIAccessibilityCustomRotor.Direction.previous.rawValue == 0)
    #expect(UIAccessibilityCustomRotor.Direction.next.rawValue == 1)
  }

  static let traits: [(UIAccessibilityTraits, Int)] = [
    (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
    (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9),
    (.searchField, 10), (.startsMediaSession, 11), (.adjustable, 12),
    (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15), (.header, 16),
    (.supportsZoom, 46), (.toggleButton, 53),
  ]

  @Test func `traits are bits`() {
    #expect(UIAccessibilityTraits.none.rawValue == 0)
    for (trait, bit) in RawValueTests.traits { #expect(trait.rawValue == 1 << UInt64(bit)) }
  }

  @Test func `container types, styles, statuses, options`() {
    #expect(
      [UIAccessibilityContainerType.none, .dataTable, .list, .landmark, .semanticGroup]
        .map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [UIAccessibilityNavigationStyle.automatic, .separate, .combined].map(\.rawValue)
        == [0, 1, 2])
    #expect(
      [UIAccessibilityScrollDirection.right, .left, .up, .down, .next, .previous].map(\.rawValue)
        == [1, 2, 3, 4, 5, 6])
    #expect(
      [UIAccessibilityExpandedStatus.unsupported, .expanded, .collapsed].map(\.rawValue)
        == [0, 1, 2])
    #expect(UIAccessibilityDirectTouchOptions.silentOnTouch.rawValue == 1)
    #expect(UIAccessibilityDirectTouchOptions.requiresActivation.rawValue == 2)
  }

  @Test func `notifications`() {
    #expect(
      [
        UIAccessibility.Notification.screenChanged, .layoutChanged, .announcement, .pageScrolled,
        .pauseAssistiveTechnology, .resumeAssistiveTechnology,
      ].map(\.rawValue) == [1000, 1001, 1008, 1009, 1016, 1017])
  }
}
