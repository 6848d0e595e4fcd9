import RotorContent
import RotorUIKit

/// A place as a map shows it.
nonisolated final class PlaceAnnotation: NSObject, MKAnnotation {
  let place: MapPlace
  let coordinate: CLLocationCoordinate2D
  let title: String?

  init(_ place: MapPlace) {
    self.place = place
    coordinate = CLLocationCoordinate2D(
      latitude: place.location.latitude, longitude: place.location.longitude)
    title = place.name
  }
}
