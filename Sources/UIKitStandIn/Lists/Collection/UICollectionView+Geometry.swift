extension UICollectionView {
  /// The cells that are seen, in order.
  public var visibleCells: [UICollectionViewCell] {
    layOutIfNeeded()
    return shown
  }

  /// The items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleCells.compactMap(\.indexPath) }

  /// The cell of an item; nil while it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfNeeded()
    return sections[indexPath]?.view as? UICollectionViewCell
  }

  /// The item that a cell shows; nil when it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.collection === self, let path = cell.indexPath, sections[path]?.view === cell
    else { return nil }
    return path
  }

  /// A view beside items, while it is seen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfNeeded()
    return shownSupplements[Supplement(kind: elementKind, path: indexPath)]
  }

  /// The views of a kind that are seen.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layOutIfNeeded()
    let paths = shownSupplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
    return paths.compactMap { shownSupplements[Supplement(kind: elementKind, path: $0)] }
  }

  /// Where an item stands among all; nil when there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard sections.contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The item at a point of the collection's own coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .last { $0.representedElementKind == nil && $0.frame.meets(rect) }?.indexPath
  }

  /// Scrolls to an item; not at all when there is none, where UIKit raises an exception, which is
  /// noted.
  ///
  /// An animated scroll moves nothing before the next turn of the main queue.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    countIfNeeded()
    if !isCounting, !sections.contains(indexPath) {
      noteException(sections.missing(indexPath, item: "item"))
    }
    scroll(animated: animated) { collection in
      (collection as? UICollectionView)?.scrollNow(to: indexPath, scrollPosition)
    }
  }

  private func scrollNow(to path: IndexPath, _ position: ScrollPosition) {
    layOutIfNeeded()
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let room = CGRect(origin: boundsOrigin, size: bounds.size)
    var target = boundsOrigin
    if position.contains(.top) {
      target.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - room.height / 2
    } else if position.contains(.bottom) {
      target.y = frame.maxY - room.height + inset.bottom
    } else if frame.minY < room.minY {
      target.y = frame.minY
    } else if frame.maxY > room.maxY {
      target.y = min(frame.minY, frame.maxY - room.height)
    }
    if position.contains(.left) {
      target.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - room.width / 2
    } else if position.contains(.right) {
      target.x = frame.maxX - room.width + inset.right
    } else if frame.minX < room.minX {
      target.x = frame.minX
    } else if frame.maxX > room.maxX {
      target.x = min(frame.minX, frame.maxX - room.width)
    }
    move(to: clamped(target))
    layOutIfNeeded()
  }

  /// Lays out now what asked for it, so that what is asked next is up to date.
  func layOutIfNeeded() {
    guard !isLayingOut, needsLayout || needsCounts || dataSource == nil else { return }
    layoutIfNeeded()
    if needsCounts || (dataSource == nil && !sections.isEmpty) { layOutItems() }
  }
}
