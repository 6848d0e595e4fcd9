/// Items in lines, one line after the other; roughly: items stand at the start of their line.
///
/// Items of one size take no work each; with sizes of the app's own each item is asked for once.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The room between two lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A size to begin with where items say their own; taken for the size, items are not measured.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Which way the lines go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of a section's header.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of a section's footer.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers float; kept, they do not.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers float; kept, they do not.
  open var sectionFootersPinToVisibleBounds = false

  /// A size that items say themselves.
  public class var automaticSize: CGSize { CGSize(width: 1.797e308, height: 1.797e308) }

  private var sections: [FlowSection] = []
  private var starts: [CGFloat] = [0]

  private var isVertical: Bool { scrollDirection == .vertical }

  /// Works out where the sections stand.
  open override func prepare() {
    sections = []
    starts = [0]
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      let flow = flow(of: section, in: collectionView)
      sections.append(flow)
      starts.append((starts.last ?? 0) + flow.length)
    }
  }

  private func flow(of section: Int, in collection: UICollectionView) -> FlowSection {
    let delegate = collection.scrollDelegate as? any UICollectionViewDelegateFlowLayout
    let inset =
      delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let line = delegate?.collectionView(
      collection, layout: self, minimumLineSpacingForSectionAt: section)
    let gap = delegate?.collectionView(
      collection, layout: self, minimumInteritemSpacingForSectionAt: section)
    let header = delegate?.collectionView(
      collection, layout: self, referenceSizeForHeaderInSection: section)
    let footer = delegate?.collectionView(
      collection, layout: self, referenceSizeForFooterInSection: section)
    let bounds = collection.bounds
    let measures = FlowSection.Measures(
      header: length(header ?? headerReferenceSize), footer: length(footer ?? footerReferenceSize),
      before: number(isVertical ? inset.top : inset.left),
      after: number(isVertical ? inset.bottom : inset.right),
      side: number(isVertical ? inset.left : inset.top),
      room: isVertical
        ? bounds.width - number(inset.left) - number(inset.right)
        : bounds.height - number(inset.top) - number(inset.bottom),
      spacing: number(line ?? minimumLineSpacing), gap: number(gap ?? minimumInteritemSpacing))
    let count = collection.numberOfItems(inSection: section)
    let sizes = askedSizes(section, count, delegate, collection)
    if let sizes { return FlowSection(measures, sizes: sizes.map(known)) }
    let size = known(itemSize)
    return FlowSection(count: count, measures, length: size.length, width: size.width)
  }

  /// The sizes that the delegate has for the items; nil when it has none of its own.
  private func askedSizes(
    _ section: Int, _ count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    _ collection: UICollectionView
  ) -> [CGSize]? {
    guard let delegate, count > 0 else { return nil }
    var sizes: [CGSize] = []
    for item in 0..<min(count, RowHeights.mostAsked) {
      collection.unansweredSize = false
      sizes.append(
        delegate.collectionView(
          collection, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
      if collection.unansweredSize, item < 2 { return nil }
    }
    return sizes
  }

  private func known(_ size: CGSize) -> (length: CGFloat, width: CGFloat) {
    let size = size.width > 1e300 || size.height > 1e300 ? CGSize(width: 50, height: 50) : size
    let width = min(max(size.width.finite(or: 50), 1), 1_000_000)
    let height = min(max(size.height.finite(or: 50), 1), 1_000_000)
    return isVertical ? (height, width) : (width, height)
  }

  private func number(_ number: CGFloat) -> CGFloat { min(max(number.finite(or: 0), 0), 1_000_000) }

  private func length(_ size: CGSize) -> CGFloat { number(isVertical ? size.height : size.width) }

  // MARK: - Answers

  /// How large all of it is.
  open override var collectionViewContentSize: CGSize {
    guard let bounds = collectionView?.bounds else { return .zero }
    let length = starts.last ?? 0
    return isVertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
  }

  /// What stands in a rectangle, at most a thousand views.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let low = isVertical ? rect.minY : rect.minX
    let high = isVertical ? rect.maxY : rect.maxX
    guard low.isFinite, high.isFinite else { return [] }
    var all: [UICollectionViewLayoutAttributes] = []
    var section = firstSection(endingAfter: low)
    while section < sections.count, starts[section] < high, all.count < UITableView.mostShown {
      let flow = sections[section]
      for kind in [UICollectionView.elementKindSectionHeader] where flow.header > 0 {
        all += [supplement(kind, section)].filter { $0.frame.meets(rect) }
      }
      for item in flow.items(from: low - starts[section], to: high - starts[section]) {
        let attributes = attributes(IndexPath(item: item, section: section))
        if attributes.frame.meets(rect) { all.append(attributes) }
        if all.count >= UITableView.mostShown { break }
      }
      for kind in [UICollectionView.elementKindSectionFooter] where flow.footer > 0 {
        all += [supplement(kind, section)].filter { $0.frame.meets(rect) }
      }
      section += 1
    }
    return all
  }

  /// Where an item stands; nil when there is none.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
      indexPath.item < sections[indexPath.section].count
    else { return nil }
    return attributes(indexPath)
  }

  /// Where a header or footer stands; nil when there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let attributes = supplement(elementKind, indexPath.section)
    return attributes.frame.isEmpty ? nil : attributes
  }

  private func firstSection(endingAfter place: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle + 1] > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let place = sections[path.section].place(of: path.item)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(
      along: starts[path.section] + place.along, across: place.across, place.length, place.width)
    return attributes
  }

  private func supplement(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    let flow = sections[section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? flow.header : flow.footer
    let start = isHeader ? starts[section] : starts[section + 1] - length
    let bounds = collectionView?.bounds ?? .zero
    attributes.frame = frame(
      along: start, across: 0, length, isVertical ? bounds.width : bounds.height)
    return attributes
  }

  private func frame(
    along: CGFloat, across: CGFloat, _ length: CGFloat, _ width: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: length)
      : CGRect(x: along, y: across, width: length, height: width)
  }
}
