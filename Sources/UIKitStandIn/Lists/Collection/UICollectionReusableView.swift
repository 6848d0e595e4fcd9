/// A view of a collection that is used again for other content.
open class UICollectionReusableView: UIView {
  /// By what it is found to be used again.
  open private(set) var reuseIdentifier: String?
  /// What it shows beside items: the kind, with the number of its section.
  var supplementID: String?

  /// Makes a view at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view of a registered class; every class that has UIKit's initialiser has this one.
  ///
  /// UIKit needs none, since there a class can be asked for any initialiser by name.
  public required convenience init(reusedAs reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// It is about to be used for something else; what the app set on it stays, as in UIKit.
  open func prepareForReuse() {}

  /// Places it where the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  package override var itemIdentity: String? { supplementID }
}
