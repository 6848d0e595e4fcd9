import RotorUIKit

@testable import UIKitStandIn

/// A collection of named items on a phone's screen; counts what is asked of it.
final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var builds = 0
  var selected: [IndexPath] = []
  var fill: (UICollectionViewCell, String) -> Void = { cell, name in
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
    label.text = name
    if label.superview == nil { cell.contentView.addSubview(label) }
  }
  var beforeCell: (UICollectionView) -> Void = { _ in }
  let window = UIWindow()
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView

  init(_ sections: [[String]], side: CGFloat = 100) {
    self.sections = sections
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collection.dataSource = self
    collection.delegate = self
    window.addSubview(collection)
  }

  convenience init(count: Int, side: CGFloat = 100) {
    self.init([(0..<count).map { "\($0)" }], side: side)
  }

  /// What is seen, in the order of the items.
  var heard: [String] {
    collection.visibleCells.map { ($0.contentView.subviews.first as? UILabel)?.text ?? "-" }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    builds += 1
    beforeCell(collectionView)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    let section = sections.indices.contains(indexPath.section) ? sections[indexPath.section] : []
    fill(cell, section.indices.contains(indexPath.item) ? section[indexPath.item] : "gone")
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = indexPath.section
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
