import RotorContent
import RotorCore
import RotorReport
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

@Suite struct `The map of San Francisco` {
  private let controller = MapViewController()
  private let map: ViewSource

  init() {
    map = ViewSource(controller, language: "en")
  }

  @Test func `stores, parks and bridges have sound rotors, nearest first`() {
    expectSound(
      "Apple stores", on: map,
      stops: ["Apple Union Square", "Apple Chestnut Street", "Apple Stonestown"])
    let parks = expectSound("Parks", on: map).compactMap(\.distance)
    let bridges = expectSound("Bridges", on: map).compactMap(\.distance)
    #expect(parks.count == 16 && parks == parks.sorted())
    #expect(bridges.count == 5 && bridges == bridges.sorted())
  }

  @Test func `a pin says its distance and its direction`() {
    expectTranscript(
      on: map,
      """
      rotate to Parks → Parks
      swipe down → Yerba Buena Gardens: 530 meters, south-east. Button.
      swipe down → Huntington Park: 620 meters, north-west. Button.
      swipe up → Yerba Buena Gardens: 530 meters, south-east. Button.
      swipe up → No more Parks. (boundary)
      """)
  }

  @Test func `who walks keeps the order until the rotor is entered anew`() throws {
    var voice = try VoiceOver(on: map)
    expectTranscript(
      on: &voice,
      """
      rotate to Apple stores → Apple stores
      swipe down → Apple Union Square: 85 meters, north-east. Button.
      """)
    // Off to the ocean, where another store is the nearest.
    controller.userLocation = CLLocationCoordinate2D(latitude: 37.7353, longitude: -122.5050)
    expectTranscript(
      on: &voice,
      """
      swipe down → Apple Chestnut Street: 9.3 kilometers, north-east. Button.
      swipe down → Apple Stonestown: 2.6 kilometers, east. Button.
      swipe down → No more Apple stores. (boundary)
      first element → Map, 46 places
      swipe down → Apple Stonestown: 2.6 kilometers, east. Button.
      """)
  }

  @Test func `a walk and what is said of it follow the words of the controller`() {
    controller.words = DistanceWords(units: .imperial, direction: .clock(heading: 90))
    expectTranscript(
      on: map,
      """
      rotate to Bridges → Bridges
      swipe down → Third Street Bridge: 1.21 miles, at 1 o'clock. Button.
      """)
  }

  @Test func `the rotors do not keep the controller`() async {
    await expectReleased {
      let controller = MapViewController()
      return (source: ViewSource(controller), owner: controller)
    }
  }

  @Test func `an audit finds nothing`() {
    expectSound(on: map, atLeast: .note)
  }
}
