import RotorContent
import RotorCore
import RotorUIKit

/// The map's views as a source that knows where its places are, so that rotors by distance can be
/// added to those that the views have.
final class MapSource: PlaceSource {
  private let controller: MapViewController
  private let source: ViewSource

  init(_ controller: MapViewController) {
    self.controller = controller
    source = ViewSource(controller, language: "en")
  }

  func read() throws -> Reading { try source.read() }

  func carryOut(_ request: Request) -> Response { source.carryOut(request) }

  /// The pins that the map shows; they say themselves how far away they are.
  var placeRotors: PlaceRotors {
    let places = Dictionary(
      controller.annotations.map { ($0.place.id, $0.place) }, uniquingKeysWith: { $1 })
    var pins = PlaceList()
    if let screen = try? source.read().screen {
      for stop in screen.stops {
        guard let place = screen[stop].identifier.flatMap({ places[$0] }) else { continue }
        pins.append(screen[stop].id, at: place.location)
      }
    }
    return PlaceRotors(pins, words: nil) { [controller] in
      let here = controller.userLocation
      return (try? Coordinate(latitude: here.latitude, longitude: here.longitude)) ?? .origin
    }
  }
}
