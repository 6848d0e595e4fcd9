/// Gives a collection its items from snapshots; an item is known by its value, wherever it goes.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell for an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a view beside items.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()
  /// Makes views beside items.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes a data source and gives it to the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot; the end is told on the next turn of the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let arrangement = items.apply(snapshot)
    collectionView?.arrange(arrangement)
    if let completion { MainQueue.later { completion() } }
  }

  /// Shows a snapshot and builds all items that are seen anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    _ = items.apply(snapshot)
    collectionView?.reloadData()
    if let completion { MainQueue.later { completion() } }
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    items.snapshot
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    items.item(at: indexPath)
  }

  /// Where an item is.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    items.path(of: itemIdentifier)
  }

  /// The section at a place.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    items.section(at: index)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { items.counts.count }

  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.counts.indices.contains(section) ? items.counts[section] : 0 }

  /// The provider's cell; an empty one when it gives none, where UIKit raises an exception.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = items.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  /// The provider's view; an empty one when it gives none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
