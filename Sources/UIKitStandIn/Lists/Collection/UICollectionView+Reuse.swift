extension UICollectionView {
  /// Makes cells of that class for an identifier.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cells.register(cellClass, identifier)
  }

  /// Makes views beside items of that class for a kind and an identifier.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.register(viewClass, Self.key(elementKind, identifier))
  }

  /// A cell that shows nothing now, else a new one.
  ///
  /// For an identifier without a class UIKit raises an exception, which is noted; here it is a
  /// plain cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let type = cells.type(identifier) as? UICollectionViewCell.Type {
      return type.init(reusedAs: identifier)
    }
    noteException("no class of cells is registered for the identifier '\(identifier)'")
    return UICollectionViewCell(reusedAs: identifier)
  }

  /// A view beside items that shows nothing now, else a new one.
  ///
  /// For an identifier without a class UIKit raises an exception, which is noted; here it is a
  /// plain view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.key(elementKind, identifier)
    if let view = supplements.take(key) {
      view.prepareForReuse()
      return view
    }
    if let type = supplements.type(key) as? UICollectionReusableView.Type {
      return type.init(reusedAs: identifier)
    }
    noteException(
      "no class of views of the kind '\(elementKind)' is registered for the identifier "
        + "'\(identifier)'")
    return UICollectionReusableView(reusedAs: identifier)
  }

  /// How a cell is made and filled for an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let found = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = found as? Cell ?? Cell(reusedAs: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
