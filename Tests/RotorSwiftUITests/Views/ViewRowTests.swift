import RotorCore
import RotorSwiftUI
import Testing

@testable import SwiftUIStandIn

/// The table of views, row by row.
@Suite struct `The table of views` {
  @Test func `says what each view is to VoiceOver`() throws {
    for row in ViewRow.all {
      let (elements, host) = try read(row)
      guard let part = row.part else {
        #expect(elements.isEmpty, "\(row.name): elements")
        continue
      }
      guard elements.indices.contains(part) else {
        Issue.record("\(row.name): there are only \(elements.count) elements")
        continue
      }
      let element = elements[part]
      #expect(element.traits == row.traits, "\(row.name): \(element.traits.names)")
      #expect(element.label == row.label, "\(row.name): label")
      #expect(element.value == row.value, "\(row.name): value")
      let parts = try #require(host.last?.parts[element.id])
      #expect(
        (parts.activate != nil) == !row.doubleTap.hasPrefix("nothing"),
        "\(row.name): \(row.doubleTap)")
      #expect((parts.adjust != nil) == (row.swipe != nil), "\(row.name): \(row.swipe ?? "none")")
    }
  }

  @Test func `has a name of its own and a source of the three kinds for each row`() {
    #expect(Set(ViewRow.all.map(\.name)).count == ViewRow.all.count)
    for row in ViewRow.all {
      let isKnown =
        row.source == "assumed" || row.source.hasPrefix("assumed (")
        || (row.source.hasPrefix("documented (") && row.source.hasSuffix(")"))
        || (row.source.hasPrefix("observed (") && row.source.hasSuffix(")"))
      #expect(isKnown, "\(row.name): \(row.source)")
    }
  }

  private func read(_ row: ViewRow) throws -> ([Screen.Element], ViewHost) {
    let host = ViewHost(AnyView(row.make()))
    let screen = try host.read().screen
    return (screen.elements, host)
  }
}
