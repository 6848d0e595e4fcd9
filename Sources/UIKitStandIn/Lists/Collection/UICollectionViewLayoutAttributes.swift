/// Where a view of a collection stands.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item or section.
  open var indexPath: IndexPath
  /// Where it stands among all.
  open var frame = CGRect.zero
  /// Whether it is left out.
  open var isHidden = false
  /// How opaque it is.
  open var alpha: CGFloat = 1
  /// What it is above of; kept.
  open var zIndex = 0
  /// What kind of view beside items; nil for an item.
  open private(set) var representedElementKind: String?

  /// The place of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The place of a view beside items.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    super.init()
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
