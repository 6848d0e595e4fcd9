import RotorTesting
import RotorUIKit
import Testing

@Suite("A rotor over the items of a model")
struct ItemRotorTests {
  /// Thirty pages below one another of which three are in view; a rotor over some of them.
  private final class Pages {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    let view = Sample.screen([Sample.element("Title")])
    let pages = (0..<30).map { page in
      Sample.element("Page \(page)", CGRect(x: 0, y: 100 * page, width: 390, height: 90))
    }
    var marked = [4, 11, 28]
    /// What can be shown of it.
    var isGone: Set<Int> = []
    var revealed: [Int] = []

    init() {
      view.addSubview(scroll)
      scroll.contentSize = CGSize(width: 390, height: 3_000)
      for page in pages { scroll.addSubview(page) }
    }

    func rotor() -> UIAccessibilityCustomRotor {
      UIAccessibilityCustomRotor(
        name: "Marked", items: { [weak self] in self?.marked ?? [] },
        place: { [weak self] element, marked in
          guard let page = self?.pages.firstIndex(where: { $0 === element }) else {
            return .unknown
          }
          let place = marked.firstIndex { $0 >= page } ?? marked.count
          return marked.indices.contains(place) && marked[place] == page
            ? .at(place) : .before(place)
        },
        reveal: { [weak self] page in
          guard let self, !isGone.contains(page) else { return nil }
          revealed.append(page)
          scroll.setContentOffset(CGPoint(x: 0, y: max(100 * page - 100, 0)), animated: false)
          scroll.layoutIfNeeded()
          return pages[page]
        })
    }
  }

  @Test func `from nothing, each item and each other element, both ways`() {
    let rows: [(marked: [Int], from: Int?, next: String?, previous: String?)] = [
      ([4, 11, 28], nil, "Page 4", "Page 28"),
      ([4, 11, 28], 4, "Page 11", nil),
      ([4, 11, 28], 11, "Page 28", "Page 4"),
      ([4, 11, 28], 28, nil, "Page 11"),
      ([4, 11, 28], 0, "Page 4", nil),
      ([4, 11, 28], 10, "Page 11", "Page 4"),
      ([4, 11, 28], 29, nil, "Page 28"),
      ([11], nil, "Page 11", "Page 11"),
      ([11], 11, nil, nil),
      ([], nil, nil, nil),
      ([], 3, nil, nil),
    ]
    let pages = Pages()
    let rotor = pages.rotor()
    for row in rows {
      pages.marked = row.marked
      let from = row.from.map { pages.pages[$0] }
      #expect(rotor.label(.next, from: from) == row.next, "\(row)")
      #expect(rotor.label(.previous, from: from) == row.previous, "\(row)")
    }
    pages.marked = [4, 11]
    let title = pages.view.subviews[0]
    #expect(rotor.label(.next, from: title) == "Page 4")
    #expect(rotor.label(.previous, from: title) == "Page 11")
  }

  @Test func `it is sound, also where it scrolls, and its items may change`() {
    let pages = Pages()
    pages.view.accessibilityCustomRotors = [pages.rotor()]
    let source = ViewSource(pages.view)
    expectSound("Marked", on: source, stops: ["Page 4", "Page 11", "Page 28"], atLeast: .warning)
    expectStable("Marked", on: source) { pages.marked.remove(at: 1) }
    expectStable("Marked", on: source) { pages.marked.append(29) }
    expectSound("Marked", on: source, stops: ["Page 4", "Page 28", "Page 29"], atLeast: .warning)
  }

  @Test func `an item that cannot be shown is passed over, both ways`() {
    let pages = Pages()
    let rotor = pages.rotor()
    pages.isGone = [11]
    #expect(rotor.labels(.next) == ["Page 4", "Page 28"])
    #expect(rotor.labels(.previous) == ["Page 28", "Page 4"])
    pages.isGone = [4, 28]
    #expect(rotor.labels(.next) == ["Page 11"])
    #expect(rotor.labels(.previous) == ["Page 11"])
    pages.isGone = [4, 11, 28]
    #expect(rotor.labels(.next).isEmpty && rotor.labels(.previous).isEmpty)
  }

  @Test func `a place that is none is taken for the nearest end`() {
    let elements = ["A", "B", "C"].map { Sample.element($0) }
    let rows: [(place: ItemPlace, next: String?, previous: String?)] = [
      (.at(-1), "A", "C"), (.at(3), "A", "C"), (.at(.max), "A", "C"), (.at(.min), "A", "C"),
      (.before(-1), "A", nil), (.before(.min), "A", nil), (.before(3), nil, "C"),
      (.before(.max), nil, "C"), (.before(1), "B", "A"), (.at(1), "C", "A"), (.unknown, "A", "C"),
    ]
    for row in rows {
      let rotor = UIAccessibilityCustomRotor(
        name: "All", items: { elements }, place: { _, _ in row.place }, reveal: { $0 })
      #expect(rotor.label(.next, from: elements[0]) == row.next, "\(row.place)")
      #expect(rotor.label(.previous, from: elements[0]) == row.previous, "\(row.place)")
    }
  }

  @Test func `each step asks for the items once and shows one of them`() {
    let pages = Pages()
    var asked = 0
    let rotor = UIAccessibilityCustomRotor(
      name: "All",
      items: { () -> [UIView] in
        asked += 1
        return pages.pages
      },
      place: { element, all in
        all.firstIndex { $0 === element }.map { .at($0) } ?? .unknown
      },
      reveal: {
        pages.revealed.append(0)
        return $0 as UIView
      })
    #expect(rotor.labels(.next).count == 30)
    #expect(asked == 31)
    #expect(pages.revealed.count == 30)
  }
}
