/// A view, or an entry of a rotor, for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// What is made of each.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What else every row has, such as an action that deletes it.
  var rowChange: ((Int, AccessibilityProperties) -> Void)?

  init(
    _ data: Data, idOf id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// The element at an offset; nil when the collection has become shorter meanwhile.
  func element(at offset: Int) -> Data.Element? {
    guard offset >= 0, offset < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: offset)]
  }
}

extension ForEach: View where Content: View {
  /// It shows a view for each element.
  public typealias Body = Never

  /// Makes a view for each element of a collection of identifiable ones.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, idOf: { $0.id }, content: content)
  }

  /// Makes a view for each element of a collection, known by that property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, idOf: { $0 }, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  package func build(_ build: ViewBuild) {
    var seen: [AnyHashable: Int] = [:]
    seen.reserveCapacity(data.count)
    for (offset, element) in data.enumerated() {
      guard !build.isStopped else { return }
      let id = AnyHashable(id(element))
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      if occurrence == 1 { build.noteTwice(id) }
      row(element, id, occurrence, offset, build)
    }
    build.forgetItems(beyond: data.count) { seen[$0] == nil }
  }

  private func row(
    _ element: Data.Element, _ id: AnyHashable, _ occurrence: Int, _ offset: Int,
    _ build: ViewBuild
  ) {
    let start = build.nodes.count
    build.evaluate(content(element), at: .item(id, occurrence))
    build.addScrollID(id, from: start)
    for top in build.tops(from: start) { build.change(top) { $0.tag = $0.tag ?? id } }
    if let rowChange { build.apply(from: start) { rowChange(offset, $0) } }
  }
}

extension ForEach: RowsView where Content: View {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  package func collect(_ rows: RowCollector) {
    if Self.holdsSections {
      collectSections(rows)
      return
    }
    rows.add(
      count: data.count, id: { offset in element(at: offset).map { AnyHashable(id($0)) } }
    ) { offset, build in
      guard let element = element(at: offset) else { return }
      let id = AnyHashable(id(element))
      let occurrence = build.occurrence(of: id, at: offset)
      build.context.identity.forgetRowsOutOfSight()
      row(element, id, occurrence, offset, build)
    }
  }

  /// The rows of sections are those of the list, so each section is looked into.
  private func collectSections(_ rows: RowCollector) {
    var seen: [AnyHashable: Int] = [:]
    for element in data {
      guard !rows.build.isStopped else { return }
      let id = AnyHashable(id(element))
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      if occurrence == 1 { rows.build.noteTwice(id) }
      rows.group(id) { rows.collect(content(element), at: .item(id, occurrence)) }
    }
    rows.build.forgetItems(beyond: data.count) { seen[$0] == nil }
  }
}
