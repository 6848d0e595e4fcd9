extension Rotor {
  /// Makes a rotor from a list of stops.
  ///
  /// In document order it answers from any element by reading position; with an order of its own
  /// it is entered at its first or last stop. A stop that stands twice is dropped; the audit
  /// reports it. Each step is O(log n), after O(n log n) work once per screen.
  public init(
    _ title: Title, owner: Screen.Element.ID? = nil, stops: [Stop], order: Order = .document
  ) {
    let search = order == .document ? DataSearch(document: stops) : DataSearch(own: stops)
    self.init(title, owner: owner, order: order, knownCount: Set(stops).count) {
      search.answer($0)
    }
    declaredStops = stops
  }

  /// Makes a custom rotor from a list of stops.
  public init(
    _ name: String, owner: Screen.Element.ID? = nil, stops: [Stop], order: Order = .document
  ) {
    self.init(Title(name), owner: owner, stops: stops, order: order)
  }

  /// Makes a rotor over given ranges of one element's text, in UTF-16 units; it stays in that
  /// text.
  public init(
    _ title: Title, ranges: [Range<Int>], in element: Screen.Element.ID,
    owner: Screen.Element.ID? = nil
  ) {
    self.init(
      title, owner: owner ?? element, stops: ranges.map { Stop(element, range: $0) })
  }

  /// Makes a rotor over the runs that carry an attribute, in the texts of its owner and of what
  /// is inside it, or of the whole screen.
  ///
  /// The runs are looked up once per screen, in O(elements + runs · log runs).
  public init(
    _ title: Title, attribute: Screen.Text.Attribute, owner: Screen.Element.ID? = nil
  ) {
    let search = DataSearch { screen in
      let range: Range<Int>
      if let owner {
        guard let position = screen.position(of: owner) else { return [] }
        range = position..<screen.descendants(of: position).upperBound
      } else {
        range = screen.scope
      }
      return screen.ranks(in: range).flatMap { rank in
        let element = screen[screen.stops[rank]]
        return element.text?.ranges(of: attribute).map { Stop(element.id, range: $0) } ?? []
      }
    }
    self.init(title, owner: owner, order: .document) { search.answer($0) }
  }
}

extension Screen.Text {
  /// The ranges that carry an attribute, by where they start.
  ///
  /// O(runs · log runs).
  func ranges(of attribute: Attribute) -> [Range<Int>] {
    let ranges = runs.lazy.filter { $0.attribute == attribute }.map(\.range)
    return ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
