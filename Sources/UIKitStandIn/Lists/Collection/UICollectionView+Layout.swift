extension UICollectionView {
  /// How often a layout begins anew when a data source changes the items meanwhile.
  private static let mostStarts = 4

  /// Reads the counts when they may have changed.
  func countIfNeeded() {
    guard !isCounting else { return }
    if dataSource == nil, !sections.isEmpty { needsCounts = true }
    guard needsCounts else { return }
    needsCounts = false
    let views = sections.reload(readCounts())
    selection = []
    placesChanged(views)
  }

  /// How many items each section has, as the data source says now.
  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    isCounting = true
    defer { isCounting = false }
    let count = ItemSections.count(
      dataSource.numberOfSections(in: self), most: ItemSections.mostSections)
    return (0..<count).map { section in
      ItemSections.count(dataSource.collectionView(self, numberOfItemsInSection: section))
    }
  }

  /// Puts away what shows nothing now; the places of the rest are worked out anew.
  func placesChanged(_ views: [UIView]) {
    generation += 1
    for case let cell as UICollectionViewCell in views { putAway(cell) }
    for supplement in Array(shownSupplements.keys) { putAway(supplement) }
    shown = sections.paths { $0.view != nil }.compactMap { path in
      let cell = sections[path]?.view as? UICollectionViewCell
      cell?.indexPath = path
      return cell
    }
    invalidate()
  }

  /// Builds the items that are seen and puts away the others.
  func layOutItems() {
    guard !isLayingOut, !isCounting else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.mostStarts {
      prepareIfNeeded()
      let greatest = offsetRange.greatest
      if boundsOrigin.x > greatest.x + 0.5 || boundsOrigin.y > greatest.y + 0.5 {
        move(
          to: CGPoint(x: min(boundsOrigin.x, greatest.x), y: min(boundsOrigin.y, greatest.y)))
        prepareIfNeeded()
      }
      let before = generation
      pass()
      if generation == before { break }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.place(bounds) }
  }

  private func pass() {
    let start = generation
    let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    var paths: Set<IndexPath> = []
    var kept: Set<Supplement> = []
    let items = seen.filter { attributes in
      attributes.representedElementKind == nil && !attributes.isHidden
        && attributes.frame.meets(bounds) && sections.contains(attributes.indexPath)
        && paths.insert(attributes.indexPath).inserted
    }
    putAway(except: paths)
    guard generation == start else { return }
    var cells: [UICollectionViewCell] = []
    for attributes in items.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard let cell = layOut(attributes, start) else { return }
      cells.append(cell)
    }
    shown = cells
    for attributes in seen where !attributes.isHidden {
      guard let kind = attributes.representedElementKind,
        attributes.frame.meets(bounds)
      else { continue }
      let supplement = Supplement(kind: kind, path: attributes.indexPath)
      layOut(supplement, attributes.frame)
      guard generation == start else { return }
      kept.insert(supplement)
    }
    for supplement in shownSupplements.keys where !kept.contains(supplement) { putAway(supplement) }
  }

  private func putAway(except paths: Set<IndexPath>) {
    let gone = shown.filter { cell in indexPath(for: cell).map { !paths.contains($0) } ?? true }
    shown.removeAll { cell in gone.contains { $0 === cell } }
    for cell in gone where cell.collection === self { putAway(cell) }
  }

  private func layOut(
    _ attributes: UICollectionViewLayoutAttributes, _ start: Int
  ) -> UICollectionViewCell? {
    let path = attributes.indexPath
    guard let cell = sections[path]?.view as? UICollectionViewCell ?? build(path) else {
      return nil
    }
    if cell.frame != attributes.frame { cell.place(attributes.frame) }
    if cell.alpha != attributes.alpha { cell.alpha = attributes.alpha }
    cell.apply(attributes)
    return generation == start ? cell : nil
  }

  private func build(_ path: IndexPath) -> UICollectionViewCell? {
    let start = generation
    // A data source that is gone leaves an empty item until the counts are read again.
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    guard generation == start, sections.contains(path) else {
      putAway(cell)
      return nil
    }
    if let other = indexPath(for: cell), other != path { sections[other]?.view = nil }
    shown.removeAll { $0 === cell }
    var state = sections.see(path)
    state.view = cell
    sections[path] = state
    cell.collection = self
    cell.indexPath = path
    cell.rowID = state.id
    if cell.isSelected != state.isSelected { cell.isSelected = state.isSelected }
    if cell.superview !== self { addSubview(cell) }
    shown.append(cell)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return generation == start ? cell : nil
  }

  /// Takes a cell away, to be used again.
  func putAway(_ cell: UICollectionViewCell) {
    if cell.collection === self, let path = cell.indexPath {
      if sections[path]?.view === cell { sections[path]?.view = nil }
      cell.collection = nil
      cell.indexPath = nil
      cell.rowID = nil
      if cell.superview === self { cell.removeFromSuperview() }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    cells.put(cell, cell.reuseIdentifier)
  }

  private func layOut(_ supplement: Supplement, _ frame: CGRect) {
    let start = generation
    let view: UICollectionReusableView
    if let shown = shownSupplements[supplement] {
      view = shown
    } else {
      guard let dataSource else { return }
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: supplement.kind, at: supplement.path)
      guard generation == start else { return }
      let section = supplement.path.section
      let id = sections.all.indices.contains(section) ? sections.all[section].id : -1
      view.supplementID = "\(supplement.kind) \(id) \(supplement.path.item)"
      shownSupplements[supplement] = view
      if view.superview !== self { addSubview(view) }
    }
    if view.frame != frame { view.place(frame) }
  }

  private func putAway(_ supplement: Supplement) {
    guard let view = shownSupplements.removeValue(forKey: supplement) else { return }
    view.supplementID = nil
    if view.superview === self { view.removeFromSuperview() }
    supplements.put(view, view.reuseIdentifier.map { Self.key(supplement.kind, $0) })
  }

  /// One key for a kind and an identifier.
  static func key(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }
}
