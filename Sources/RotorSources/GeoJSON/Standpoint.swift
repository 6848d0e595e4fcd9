import RotorContent

/// Where a person is on a map; a class, so that rotors see where the person went.
final class Standpoint {
  var coordinate: Coordinate

  init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
  }

  /// Degrees of latitude and longitude to about a meter, as one types them.
  static func text(_ place: Coordinate) -> String {
    func rounded(_ degrees: Double) -> String { "\((degrees * 1e5).rounded() / 1e5)" }
    return "\(rounded(place.latitude)),\(rounded(place.longitude))"
  }
}
