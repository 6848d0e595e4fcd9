import RotorUIKit
import Testing

@testable import UIKitStandIn

/// The table of views, row by row.
@Suite struct ViewRowTests {
  @Test func `each view is to VoiceOver what its row says`() {
    for row in ViewRow.all {
      let object = row.make()
      #expect(object.isAccessibilityElement == row.isElement, "\(row.name): element")
      #expect(
        object.accessibilityTraits == row.traits,
        "\(row.name): traits \(object.accessibilityTraits.rawValue), \(row.traits.rawValue)")
      #expect(object.accessibilityLabel == row.label, "\(row.name): label")
      #expect(object.accessibilityValue == row.value, "\(row.name): value")
    }
  }

  @Test func `a double tap is known to do something unless the row says nothing`() {
    for row in ViewRow.all {
      let answers = row.make().answersDoubleTap
      #expect(answers == !row.doubleTap.hasPrefix("nothing"), "\(row.name): \(row.doubleTap)")
    }
  }

  @Test func `each row has a name of its own and a source of the three kinds`() {
    #expect(Set(ViewRow.all.map(\.name)).count == ViewRow.all.count)
    for row in ViewRow.all {
      let isKnown =
        row.source == "assumed" || row.source.hasPrefix("assumed ")
        || (row.source.hasPrefix("documented (") && row.source.hasSuffix(")"))
        || (row.source.hasPrefix("observed (") && row.source.hasSuffix(")"))
      #expect(isKnown, "\(row.name): \(row.source)")
    }
  }
}
