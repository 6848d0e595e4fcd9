/// Says where the items of a collection stand.
open class UICollectionViewLayout: NSObject {
  /// The collection that it is the layout of.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() { super.init() }

  /// Works out what is the same for all questions that follow.
  open func prepare() {}

  /// How large all of it is.
  open var collectionViewContentSize: CGSize { .zero }

  /// What stands in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside items stands.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether it is to be worked out anew for other bounds; a new size always asks for it.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Works it out anew before the screen is read.
  open func invalidateLayout() { collectionView?.invalidate() }
}
