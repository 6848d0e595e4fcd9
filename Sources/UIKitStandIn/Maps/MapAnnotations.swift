/// The annotations of a map in the order in which they were added, and the views of those in view.
///
/// Adding, finding and removing one takes constant time on average.
struct MapAnnotations {
  /// One annotation.
  struct Item {
    /// What it is.
    let annotation: any MKAnnotation
    /// Its number, which no other annotation of the map ever has.
    let id: Int
    /// Its view while it is in view.
    var view: MKAnnotationView?
    /// Whether its view went to another annotation: it is not asked for again before it has been
    /// out of view.
    var isBare = false
  }

  /// The annotations, with holes where some were removed.
  private(set) var slots: [Item?] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var placesByID: [Int: Int] = [:]
  private var nextID = 0

  /// How many there are.
  var count: Int { places.count }

  /// All, in the order in which they were added.
  var all: [any MKAnnotation] { slots.compactMap { $0?.annotation } }

  /// Adds an annotation; false when it is there already.
  mutating func add(_ annotation: any MKAnnotation) -> Bool {
    let key = ObjectIdentifier(annotation)
    guard places[key] == nil else { return false }
    places[key] = slots.count
    placesByID[nextID] = slots.count
    slots.append(Item(annotation: annotation, id: nextID))
    nextID += 1
    return true
  }

  /// Removes an annotation, and gives what was known of it.
  mutating func remove(_ annotation: any MKAnnotation) -> Item? {
    guard let place = places.removeValue(forKey: ObjectIdentifier(annotation)),
      let item = slots[place]
    else { return nil }
    placesByID[item.id] = nil
    slots[place] = nil
    if slots.count > 64, places.count < slots.count / 2 { closeHoles() }
    return item
  }

  /// What is known of an annotation.
  subscript(annotation: any MKAnnotation) -> Item? {
    places[ObjectIdentifier(annotation)].flatMap { slots[$0] }
  }

  /// What is known of the annotation with that number.
  subscript(id: Int) -> Item? { placesByID[id].flatMap { slots[$0] } }

  /// Sets the view of the annotation with that number.
  mutating func setView(_ view: MKAnnotationView?, of id: Int, isBare: Bool = false) {
    guard let place = placesByID[id] else { return }
    slots[place]?.view = view
    slots[place]?.isBare = isBare
  }

  private mutating func closeHoles() {
    slots = slots.filter { $0 != nil }
    for case (let place, let item?) in slots.enumerated() {
      places[ObjectIdentifier(item.annotation)] = place
      placesByID[item.id] = place
    }
  }
}
