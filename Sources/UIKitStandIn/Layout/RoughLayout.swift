/// A layout that is good enough to tell what is above what: one view below the other.
///
/// It stands in for constraints, which are taken and not solved: a text is 20 points a line and 8
/// points a character, a control 44 points high, and 8 points lie between two views.
enum RoughLayout {
  static let spacing: CGFloat = 8
  static let lineHeight: CGFloat = 20
  static let characterWidth: CGFloat = 8
  static let controlHeight: CGFloat = 44
  /// How many views deep something is measured; what lies deeper counts for nothing, so that a
  /// deep tree is laid out in a time that is linear in its views, and without a deep stack.
  private static let mostDepth = 100
  private static var depth = 0

  /// Does work that measures what is inside of a view.
  static func deeper<Result>(_ work: () -> Result, else tooDeep: Result) -> Result {
    guard depth < mostDepth else { return tooDeep }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  /// Lays out every view inside that asked for it, the outer ones first.
  ///
  /// A layout that adds views for ever ends when there are many times more than there were.
  static func run(from root: UIView) {
    var budget = 1_000 + 4 * count(root)
    var stack = [root]
    while let view = stack.popLast(), budget > 0 {
      budget -= 1
      if view.needsLayout {
        view.needsLayout = false
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  private static func count(_ root: UIView) -> Int {
    var stack = [root]
    var count = 0
    while let view = stack.popLast() {
      count += 1
      stack.append(contentsOf: view.subviews)
    }
    return count
  }

  /// Places the views that have no frame of the app's, each below the one before.
  ///
  /// What scrolls shares the room that the others leave: usually it is pinned to all edges.
  static func place(_ views: [UIView], in container: UIView) {
    let margins = container.layoutMargins
    let width = max(container.bounds.width - margins.left - margins.right, 0)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let heights = heights(of: views, in: container, fitting: room)
    var top = margins.top
    for (view, height) in zip(views, heights) where !view.isHidden {
      if view.hasOwnFrame {
        top = max(top, view.frame.maxY + spacing)
        continue
      }
      view.place(CGRect(x: margins.left, y: top, width: width, height: height))
      top += height + spacing
    }
  }

  private static func heights(
    of views: [UIView], in container: UIView, fitting room: CGSize
  ) -> [CGFloat] {
    var heights = views.map { view in
      view.isHidden || view.hasOwnFrame ? 0 : view.sizeThatFits(room).height
    }
    let fillers = views.indices.filter {
      views[$0].fillsRoom && !views[$0].isHidden && !views[$0].hasOwnFrame
    }
    guard !fillers.isEmpty else { return heights }
    let margins = container.layoutMargins
    var rest = container.bounds.height - margins.top - margins.bottom
    for (index, view) in views.enumerated() where !view.isHidden {
      rest -= view.hasOwnFrame ? view.frame.height : view.fillsRoom ? 0 : heights[index]
    }
    rest -= spacing * CGFloat(views.count { !$0.isHidden } - 1)
    let share = rest / CGFloat(fillers.count)
    guard share >= controlHeight else { return heights }
    for index in fillers { heights[index] = share }
    return heights
  }

  /// The size of a view that has none of its own: that of what is inside it.
  static func size(of view: UIView, fitting size: CGSize) -> CGSize {
    let own = view.intrinsicContentSize
    if own.width >= 0, own.height >= 0 { return own }
    let fitting = self.size(of: view.subviews, in: view, fitting: size)
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width,
      height: own.height >= 0 ? own.height : fitting.height)
  }

  /// The size of a view whose content is those views, one below the other.
  static func size(
    of views: [UIView], in container: UIView, fitting size: CGSize
  ) -> CGSize {
    let margins = container.layoutMargins
    let inner = CGSize(
      width: max(size.width - margins.left - margins.right, 0), height: size.height)
    var width: CGFloat = 0
    var bottom: CGFloat = margins.top
    var isFirst = true
    for subview in views where !subview.isHidden {
      if subview.hasOwnFrame {
        width = max(width, subview.frame.maxX)
        bottom = max(bottom, subview.frame.maxY)
      } else {
        let fitting = deeper({ subview.sizeThatFits(inner) }, else: .zero)
        width = max(width, fitting.width)
        bottom += fitting.height + (isFirst ? 0 : spacing)
      }
      isFirst = false
    }
    return CGSize(width: width + margins.left + margins.right, height: bottom + margins.bottom)
  }

  /// The size of a text that is wrapped at a width.
  static func size(of text: String, width: CGFloat, lines limit: Int = 0) -> CGSize {
    let most = max(width / characterWidth, 1)
    var lines: CGFloat = 0
    var widest: CGFloat = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let count = CGFloat(line.count)
      lines += max((count / most).rounded(.up), 1)
      widest = max(widest, min(count, most))
    }
    if limit > 0 { lines = min(lines, CGFloat(limit)) }
    return CGSize(width: widest * characterWidth, height: lines * lineHeight)
  }
}
