import RotorContent

/// A place as a file has it.
struct GeoJSONPlace {
  /// The file's own id; nil where it gives none.
  var id: String?
  /// Where it lies.
  var spot: GeometryReader.Spot
  /// What is known about it.
  var tags: [String: String]
  /// What kind of place it is.
  var category: PlaceCategory?
  /// Its number among the features of the file, from 1.
  var number: Int
  /// Where it begins in the file, in bytes.
  var offset: Int
}
