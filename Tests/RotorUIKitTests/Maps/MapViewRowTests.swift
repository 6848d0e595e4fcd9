import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct MapViewRowTests {
  @Test func `maps and annotation views are to VoiceOver what their rows say`() {
    for row in ViewRow.maps {
      let object = row.make()
      #expect(object.isAccessibilityElement == row.isElement, "\(row.name)")
      #expect(object.accessibilityTraits == row.traits, "\(row.name)")
      #expect(object.accessibilityLabel == row.label, "\(row.name)")
      #expect(object.accessibilityValue == row.value, "\(row.name)")
      #expect(
        object.answersDoubleTap == !row.doubleTap.hasPrefix("nothing"),
        "\(row.name): \(row.doubleTap)")
    }
  }
}
