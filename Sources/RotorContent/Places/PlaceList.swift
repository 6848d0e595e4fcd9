public import RotorCore

/// Places on a map: who they are, where they lie and of which category they are.
///
/// A place is known by its number, in the order in which places were added. The lists lie side by
/// side, so that a million places stay small.
public struct PlaceList: Sendable {
  /// The element of each place.
  public private(set) var ids: [Screen.Element.ID] = []
  /// A point of each place; for one with an outline its centre.
  public private(set) var coordinates: [Coordinate] = []
  /// The shapes of those places that are more than a point, by number.
  public private(set) var outlines: [Int: PlaceOutline] = [:]
  /// The categories that are present, in the order in which they came first.
  public private(set) var categories: [PlaceCategory] = []

  /// For each place the index of its category, or -1.
  private(set) var categoryIndices: [Int32] = []
  private var indices: [String: Int32] = [:]

  /// Makes a list without places.
  public init() {}

  /// The number of places.
  public var count: Int { ids.count }

  /// Makes room for that many places.
  public mutating func reserveCapacity(_ count: Int) {
    ids.reserveCapacity(count)
    coordinates.reserveCapacity(count)
    categoryIndices.reserveCapacity(count)
  }

  /// Adds a place that is a point.
  public mutating func append(
    _ id: Screen.Element.ID, at coordinate: Coordinate, category: PlaceCategory? = nil
  ) {
    ids.append(id)
    coordinates.append(coordinate)
    categoryIndices.append(category.map { index(of: $0) } ?? -1)
  }

  /// Adds a place that has a shape.
  public mutating func append(
    _ id: Screen.Element.ID, outline: PlaceOutline, category: PlaceCategory? = nil
  ) {
    outlines[count] = outline
    append(id, at: outline.center, category: category)
  }

  /// The category of a place; nil where it has none, and for a number that is no place.
  public func category(of place: Int) -> PlaceCategory? {
    guard categoryIndices.indices.contains(place) else { return nil }
    let index = Int(categoryIndices[place])
    return index < 0 ? nil : categories[index]
  }

  /// The smallest box round all places and their shapes; nil without places.
  ///
  /// Complexity: O(places + shapes · log shapes).
  public var box: GeographicBox? {
    guard let points = GeographicBox(enclosing: coordinates) else { return nil }
    if outlines.isEmpty { return points }
    return GeographicBox(enclosing: [points] + outlines.values.map(\.box))
  }

  private mutating func index(of category: PlaceCategory) -> Int32 {
    if let known = indices[category.id] { return known }
    let index = Int32(categories.count)
    indices[category.id] = index
    categories.append(category)
    return index
  }
}
