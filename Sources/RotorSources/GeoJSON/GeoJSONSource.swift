public import RotorContent
public import RotorCore

/// A map in a GeoJSON file as a source: one element for each place, and rotors over them.
///
/// The map is a container that owns the rotors. Its first element says how many places there are,
/// then come the places as the file lists them. It can be read, and handles nothing.
public final class GeoJSONSource: PlaceSource {
  /// The places, in the order of the file.
  public let places: PlaceList
  /// The rotors over the places, and how far each place is.
  public let placeRotors: PlaceRotors
  /// The element that holds the places and owns the rotors.
  public let map: Screen.Element.ID
  /// What was odd about the file and did not keep it from being read.
  public let warnings: [String]
  /// What was assumed, such as where the person stands.
  public let notes: [String]
  private let standpoint: Standpoint
  let reading: Reading

  /// Where the person is; a new place counts for a rotor when it is entered anew.
  public var position: Coordinate {
    get { standpoint.coordinate }
    set { standpoint.coordinate = newValue }
  }

  /// Opens a map.
  ///
  /// - Parameters:
  ///   - file: GeoJSON of any geometry, as RFC 7946 and older writers have it.
  ///   - position: where the person stands; nil for the middle of the box round all places.
  ///   - words: how distances and directions are said, and the language of the names of rotors,
  ///     categories and places.
  /// - Throws: ``SourceError/unreadable(_:)`` with the line, the feature and what was expected.
  /// - Complexity: O(n)
  public init(
    _ file: ScreenFile, from position: Coordinate? = nil, words: DistanceWords = DistanceWords()
  ) throws(SourceError) {
    let read = try JSONDocument.read(file) { try GeoJSONReader($0.root) }
    let map = GeoJSONMap(read.places, language: words.language)
    let screen = try GeoJSONSource.screen(map, read, file)
    let middle = map.places.box?.center
    let standpoint = Standpoint(position ?? middle ?? .origin)
    let rotors = PlaceRotors(map.places, words: words) { standpoint.coordinate }
    self.standpoint = standpoint
    self.map = map.map
    places = map.places
    placeRotors = rotors
    warnings = read.warnings.sentences
    if position == nil, let middle {
      notes = ["distances are from \(Standpoint.text(middle)), the middle of the map"]
    } else {
      notes = []
    }
    reading = Reading(screen: screen, rotors: rotors.all(owner: map.map)) { id in
      rotors.detail(of: id, on: screen)
    }
  }

  /// The same screen and rotors each time.
  public func read() -> Reading { reading }

  /// Nothing happens on a map that is only read.
  public func carryOut(_ request: Request) -> Response { .notHandled }

  private static func screen(
    _ map: GeoJSONMap, _ read: GeoJSONReader, _ file: ScreenFile
  ) throws(SourceError) -> Screen {
    let name = read.name ?? file.name.split(separator: "/").last.map(String.init) ?? file.name
    do {
      return try Screen(name, nodes: map.nodes)
    } catch .duplicateID(let id) {
      let twins = read.places.lazy.filter { $0.id == id.rawValue }.prefix(2)
      guard let first = twins.first, let second = twins.dropFirst().first else {
        throw .unreadable("\(file.name): \(ScreenError.duplicateID(id))")
      }
      let line = TextPlace(first.offset, in: file.bytes).line
      throw SourceError(
        JSONProblem(
          offset: second.offset,
          message: "feature \(second.number) has the id '\(id)', which feature \(first.number) on"
            + " line \(line) has too: expected every id once"), in: file.name, bytes: file.bytes)
    } catch {
      throw .unreadable("\(file.name): \(error)")
    }
  }
}
