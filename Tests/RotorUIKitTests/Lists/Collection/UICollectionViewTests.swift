import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct UICollectionViewTests {
  @Test func `items are built only while they are seen`() {
    let items = Items(count: 100_000)
    #expect(items.heard == (0..<12).map(String.init))
    #expect(items.builds == 12)
    items.collection.scrollToItem(at: IndexPath(50_000), at: .top, animated: false)
    #expect(items.heard.contains("50000"))
    #expect(items.builds == 24)
    items.collection.scrollToItem(at: IndexPath(99_999), at: .bottom, animated: false)
    #expect(items.heard.last == "99999")
    #expect(items.builds < 40)
    #expect(items.collection.cellForItem(at: IndexPath(0)) == nil)
  }

  @Test func `items stand in lines`() {
    let items = Items(count: 7)
    let frames = items.collection.visibleCells.map(\.frame.origin)
    #expect(
      frames
        == [(0, 0), (100, 0), (200, 0), (0, 100), (100, 100), (200, 100), (0, 200)].map {
          CGPoint(x: $0.0, y: $0.1)
        })
    #expect(items.collection.contentSize == CGSize(width: 300, height: 300))
    #expect(items.collection.indexPathForItem(at: CGPoint(x: 150, y: 150)) == IndexPath(4))
  }

  @Test func `a flow may go across`() {
    let items = Items(count: 100)
    items.layout.scrollDirection = .horizontal
    #expect(items.collection.contentSize == CGSize(width: 2500, height: 400))
    let posts = Posts()
    #expect(items.collection.accessibilityScroll(.left))
    #expect(items.heard == (12..<24).map(String.init))
    #expect(posts.all == ["1009 Page 2 of 9"])
    items.collection.scrollToItem(at: IndexPath(50), at: .centeredHorizontally, animated: false)
    #expect(items.collection.contentOffset.x == 1100)
  }

  @Test func `sizes of the app's own are flowed, each asked for once`() {
    final class Sized: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      var asked = 0
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1000 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked += 1
        return CGSize(width: indexPath.item % 3 == 0 ? 300 : 150, height: 50)
      }
    }
    let items = Items(count: 1)
    let sized = Sized()
    items.layout.minimumInteritemSpacing = 0
    items.collection.dataSource = sized
    items.collection.delegate = sized
    #expect(items.collection.visibleCells.count == 12)
    #expect(items.collection.contentSize.height == 33_350)
    #expect(sized.asked == 1000)
    items.collection.contentOffset.y = 20_000
    #expect(items.collection.indexPathsForVisibleItems.first == IndexPath(600))
    #expect(sized.asked == 1000)
  }

  @Test func `headers stand above their section and are made again`() {
    let items = Items([["a"], ["b"], ["c"]])
    items.layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(items.collection.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [0, 1, 2])
    #expect(items.collection.visibleCells.map(\.frame.minY) == [40, 180, 320])
    items.sections.removeFirst()
    items.collection.deleteSections([0])
    #expect(items.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func `identities stay with items`() {
    let items = Items(count: 100)
    let cells = items.collection.visibleCells
    let third = cells[3].itemIdentity
    #expect(third != nil)
    items.collection.contentOffset.y = 1000
    #expect(items.collection.visibleCells.allSatisfy { $0.itemIdentity != third })
    items.collection.contentOffset.y = 0
    #expect(items.collection.cellForItem(at: IndexPath(3))?.itemIdentity == third)
    items.sections[0].removeFirst(2)
    items.collection.deleteItems(at: [IndexPath(0), IndexPath(1)])
    #expect(items.collection.cellForItem(at: IndexPath(1))?.itemIdentity == third)
    items.sections[0].insert("new", at: 0)
    items.collection.insertItems(at: [IndexPath(0)])
    #expect(items.collection.cellForItem(at: IndexPath(2))?.itemIdentity == third)
    items.sections[0].swapAt(0, 2)
    items.collection.performBatchUpdates {
      items.collection.moveItem(at: IndexPath(2), to: IndexPath(0))
      items.collection.moveItem(at: IndexPath(0), to: IndexPath(2))
    }
    #expect(items.collection.cellForItem(at: IndexPath(0))?.itemIdentity == third)
    #expect(items.heard[0] == "3")
    items.collection.reloadData()
    #expect(items.collection.cellForItem(at: IndexPath(0))?.itemIdentity == third)
  }

  @Test func `what is inside an item is reached, and a double tap on it selects the item`() {
    let items = Items(count: 5)
    let cell = items.collection.visibleCells[2]
    #expect(!cell.isAccessibilityElement)
    items.window.layoutIfNeeded()
    let label = cell.contentView.subviews[0]
    #expect(label.isAccessibilityElement)
    #expect(items.window.tap(at: label.accessibilityActivationPoint, in: label))
    #expect(items.selected == [IndexPath(2)])
    #expect(items.collection.indexPathsForSelectedItems == [IndexPath(2)])
    #expect(cell.accessibilityTraits == .selected)
  }

  @Test func `a registration makes and fills its own cells`() {
    final class Own: UICollectionViewCell {
      var name = ""
      override init(frame: CGRect) { super.init(frame: frame) }

      required init?(coder: NSCoder) { nil }
    }
    let items = Items(count: 3)
    let registration = UICollectionView.CellRegistration<Own, String> { cell, path, item in
      cell.name = "\(item) \(path.item)"
    }
    let cell = items.collection.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(1), item: "x")
    #expect(cell.name == "x 1")
  }

  @Test func `a layout of the app's own places items`() {
    final class Stairs: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 1000) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let step = CGFloat(indexPath.item) * 100
        attributes.frame = CGRect(x: step, y: step, width: 100, height: 100)
        return attributes
      }
    }
    let items = Items(count: 10)
    items.collection.collectionViewLayout = Stairs()
    #expect(items.heard == ["0", "1", "2"])
    items.collection.contentOffset = CGPoint(x: 500, y: 500)
    #expect(items.heard == ["5", "6", "7"])
  }

  @Test func `what changes what is read counts as a change`() {
    let items = Items(count: 10)
    _ = items.heard
    items.window.layoutIfNeeded()
    #expect(!isSeen { items.window.layoutIfNeeded() })
    let changes: [(String, () -> Void)] = [
      ("reload", { items.collection.reloadData() }),
      ("scroll", { items.collection.contentOffset.y = 3 }),
      ("layout", { items.layout.itemSize.width = 60 }),
      ("other layout", { items.collection.collectionViewLayout = UICollectionViewFlowLayout() }),
      (
        "select",
        {
          items.collection.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
        }
      ),
      ("deselect", { items.collection.deselectItem(at: IndexPath(1), animated: false) }),
      ("data source", { items.collection.dataSource = nil }),
    ]
    for (name, change) in changes { #expect(isSeen(change), "\(name)") }
    #expect(items.collection.visibleCells.isEmpty)
  }

  @Test func `misuse does no harm`() {
    let items = Items(count: 40)
    for size in [
      CGFloat.nan, -5, 0, .infinity, 1e300, UICollectionViewFlowLayout.automaticSize.width,
    ] {
      items.layout.itemSize = CGSize(width: size, height: size)
      items.layout.minimumLineSpacing = size
      items.layout.minimumInteritemSpacing = size
      items.layout.headerReferenceSize = CGSize(width: size, height: size)
      items.layout.sectionInset.top = size
      items.collection.frame.size = CGSize(width: size, height: 400)
      #expect(items.collection.visibleCells.count <= UITableView.mostShown, "\(size)")
      _ = items.collection.accessibilityScroll(.next)
      items.collection.frame.size = CGSize(width: 300, height: 400)
      items.layout.sectionInset.top = 0
    }
    let calls: [(UICollectionView) -> Void] = [
      { $0.reloadData() }, { $0.layoutIfNeeded() }, { $0.contentOffset.y += 10 },
      { _ = $0.visibleCells }, { $0.deleteItems(at: [IndexPath(0)]) },
      { $0.scrollToItem(at: IndexPath(20), at: .top, animated: false) },
      { $0.collectionViewLayout = UICollectionViewFlowLayout() }, { $0.dataSource = nil },
    ]
    for (index, call) in calls.enumerated() {
      let items = Items(count: 40)
      items.beforeCell = call
      #expect(items.collection.visibleCells.count <= UITableView.mostShown, "call \(index)")
    }
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(-1), IndexPath(Int.max)] {
      let items = Items(count: 4)
      items.collection.scrollToItem(at: path, at: .top, animated: false)
      items.collection.selectItem(at: path, animated: false, scrollPosition: .top)
      items.collection.deleteItems(at: [path])
      items.collection.insertItems(at: [path])
      #expect(items.collection.cellForItem(at: path) == nil)
      #expect(items.collection.visibleCells.count == 4)
    }
    let plain = items.collection.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(0))
    #expect(type(of: plain) == UICollectionViewCell.self)
  }
}
