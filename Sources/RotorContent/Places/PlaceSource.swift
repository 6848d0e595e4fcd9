public import RotorCore

/// A source whose elements are places, so that rotors by distance can be added to it.
public protocol PlaceSource: Source {
  /// The rotors over its places, and how far each place is.
  var placeRotors: PlaceRotors { get }
}
