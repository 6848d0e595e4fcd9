import Foundation

/// Gives nodes sizes and places, from a rough idea of what views look like.
struct RoughLayout {
  let nodes: ArraySlice<ViewNode>
  /// The size of each node, by its place in the slice, and for which width it was worked out.
  private var sizes: [CGSize]
  private var widths: [CGFloat]
  /// Where each node is, by its place in the slice.
  private(set) var frames: [CGRect]
  /// Which nodes take all the width that there is, by their place in the slice.
  private var fillsWidth: [Bool]

  init(_ nodes: ArraySlice<ViewNode>) {
    self.nodes = nodes
    sizes = Array(repeating: .zero, count: nodes.count)
    widths = Array(repeating: -1, count: nodes.count)
    frames = Array(repeating: .zero, count: nodes.count)
    fillsWidth = Array(repeating: false, count: nodes.count)
    // Those inside a node stand after it, so they are known when it is its turn.
    for index in nodes.indices.reversed() {
      fillsWidth[index - nodes.startIndex] = fillsAllWidth(index)
    }
  }

  private func fillsAllWidth(_ index: Int) -> Bool {
    switch nodes[index].layout {
    case .text, .spacer: return false
    case .fixed(let width, _): return width == nil
    case .scroll: return true
    case .rows(let axis, _): return axis == .vertical
    case .frame(let width, _) where width != nil: return false
    case .frame, .atLeast, .stack, .through, .overlay, .position, .offset, .padding:
      return children(of: index).contains { fillsWidth[$0 - nodes.startIndex] }
    }
  }

  /// The nodes of the slice that are in no other.
  private var tops: [Int] { siblings(from: nodes.startIndex, to: nodes.endIndex) }

  private func children(of index: Int) -> [Int] {
    siblings(from: index + 1, to: nodes[index].end)
  }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    var index = start
    while index < end {
      found.append(index)
      index = nodes[index].end
    }
    return found
  }

  // MARK: - Sizes

  /// The size that the nodes of the slice take, one below the other or side by side.
  mutating func size(along axis: Axis, within room: CGSize) -> CGSize {
    stack(tops, axis, 0, room)
  }

  private mutating func measure(_ index: Int, _ room: CGSize) -> CGSize {
    let slot = index - nodes.startIndex
    if widths[slot] == room.width { return sizes[slot] }
    let size = work(index, room)
    widths[slot] = room.width
    sizes[slot] = size
    return size
  }

  private mutating func work(_ index: Int, _ room: CGSize) -> CGSize {
    let inside = children(of: index)
    switch nodes[index].layout {
    case .text(let characters):
      let perLine = max(1, Int(min(max(8, room.width), 10_000) / 8))
      let lines = max(1, (characters + perLine - 1) / perLine)
      let width = CGFloat(min(max(1, characters), perLine)) * 8
      return CGSize(width: width, height: CGFloat(lines) * 20)
    case .fixed(let width, let height):
      let size = overlay(inside, room)
      return CGSize(width: width ?? room.width, height: height ?? max(size.height, 20))
    case .atLeast(let length):
      let size = overlay(inside, room)
      return CGSize(width: max(size.width, length), height: max(size.height, length))
    case .stack(let axis, let spacing): return stack(inside, axis, spacing, room)
    case .through(let axis): return stack(inside, axis, 8, room)
    case .overlay, .position, .offset: return overlay(inside, room)
    case .padding(let insets):
      let (across, along) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let size = overlay(
        inside, CGSize(width: max(0, room.width - across), height: max(0, room.height - along)))
      return CGSize(width: size.width + across, height: size.height + along)
    case .frame(let width, let height):
      let size = overlay(
        inside, CGSize(width: width ?? room.width, height: height ?? room.height))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    case .spacer: return .zero
    case .scroll(let axis, _):
      let size = overlay(inside, room)
      return axis == .vertical
        ? CGSize(width: room.width, height: room.height)
        : CGSize(width: room.width, height: min(size.height, room.height))
    case .rows(let axis, let rows):
      let size = stack(inside, axis, rows.spacing, room)
      let built = axis == .vertical ? size.height : size.width
      let length = length(of: rows, built: built)
      return axis == .vertical
        ? CGSize(width: room.width, height: length)
        : CGSize(width: length, height: size.height)
    }
  }

  /// How long all rows are: those that are built as they are, the others as the first.
  private func length(of rows: LazyRows, built: CGFloat) -> CGFloat {
    let before = rows.position(of: rows.window.lowerBound)
    if rows.window.upperBound >= rows.count { return before + built }
    return before + built + rows.position(of: rows.count)
      - rows.position(of: rows.window.upperBound)
  }

  private mutating func overlay(_ inside: [Int], _ room: CGSize) -> CGSize {
    var size = CGSize.zero
    for child in inside {
      let one = measure(child, room)
      size.width = max(size.width, one.width)
      size.height = max(size.height, one.height)
    }
    return size
  }

  private mutating func stack(
    _ inside: [Int], _ axis: Axis, _ spacing: CGFloat, _ room: CGSize
  ) -> CGSize {
    if axis == .horizontal { return row(inside, spacing, room) }
    var size = CGSize.zero
    for (place, child) in inside.enumerated() {
      let one = measure(child, room)
      size.width = max(size.width, one.width)
      size.height += one.height + (place == 0 ? 0 : spacing)
    }
    return size
  }

  /// Those that take all the width that there is share what the others leave (documented for
  /// stacks: the least flexible views come first).
  private mutating func row(_ inside: [Int], _ spacing: CGFloat, _ room: CGSize) -> CGSize {
    let filling = inside.filter { fillsWidth[$0 - nodes.startIndex] }
    var size = CGSize(width: CGFloat(max(0, inside.count - 1)) * spacing, height: 0)
    var left = room
    left.width = max(8, left.width - size.width)
    func take(_ one: CGSize) {
      size.height = max(size.height, one.height)
      size.width += one.width
    }
    for child in inside where !fillsWidth[child - nodes.startIndex] {
      let one = measure(child, left)
      take(one)
      left.width = max(8, left.width - one.width)
    }
    let share = left.width / CGFloat(max(1, filling.count))
    for child in filling { take(measure(child, CGSize(width: share, height: left.height))) }
    return size
  }

  // MARK: - Places

  /// Places the nodes of the slice on top of each other.
  mutating func place(in screen: CGRect) {
    for top in tops {
      let size = measure(top, screen.size)
      place(top, CGRect(origin: screen.origin, size: size), screen.size)
    }
  }

  private func sized(_ index: Int) -> CGSize { sizes[index - nodes.startIndex] }

  private mutating func place(_ index: Int, _ frame: CGRect, _ room: CGSize) {
    frames[index - nodes.startIndex] = frame
    let inside = children(of: index)
    switch nodes[index].layout {
    case .text, .spacer: break
    case .fixed, .atLeast, .overlay, .frame:
      for child in inside {
        let size = sized(child)
        let origin = CGPoint(
          x: frame.minX + max(0, (frame.width - size.width) / 2),
          y: frame.minY + max(0, (frame.height - size.height) / 2))
        place(child, CGRect(origin: origin, size: size), frame.size)
      }
    case .stack(let axis, let spacing): line(inside, axis, spacing, frame)
    case .through(let axis): line(inside, axis, 8, frame)
    case .padding(let insets):
      let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
      for child in inside {
        place(child, CGRect(origin: origin, size: sized(child)), frame.size)
      }
    case .position(let point):
      for child in inside {
        let size = sized(child)
        let origin = CGPoint(
          x: frame.minX + point.x - size.width / 2, y: frame.minY + point.y - size.height / 2)
        place(child, CGRect(origin: origin, size: size), frame.size)
      }
    case .offset(let distance):
      let origin = CGPoint(x: frame.minX + distance.width, y: frame.minY + distance.height)
      for child in inside { place(child, CGRect(origin: origin, size: sized(child)), frame.size) }
    case .scroll(let axis, let position): scroll(inside, axis, position, frame)
    case .rows(let axis, let rows): self.rows(inside, axis, rows, frame)
    }
  }

  private mutating func line(
    _ inside: [Int], _ axis: Axis, _ spacing: CGFloat, _ frame: CGRect
  ) {
    let taken = inside.reduce(CGFloat(max(0, inside.count - 1)) * spacing) {
      $0 + (axis == .vertical ? sized($1).height : sized($1).width)
    }
    let spacers = inside.filter { if case .spacer = nodes[$0].layout { true } else { false } }
    let left = max(0, (axis == .vertical ? frame.height : frame.width) - taken)
    let share = spacers.isEmpty ? 0 : left / CGFloat(spacers.count)
    var origin = frame.origin
    for child in inside {
      var size = sized(child)
      if case .spacer = nodes[child].layout {
        if axis == .vertical { size.height = share } else { size.width = share }
      }
      place(child, CGRect(origin: origin, size: size), frame.size)
      if axis == .vertical {
        origin.y += size.height + spacing
      } else {
        origin.x += size.width + spacing
      }
    }
  }

  private mutating func scroll(
    _ inside: [Int], _ axis: Axis, _ position: ScrollPosition, _ frame: CGRect
  ) {
    let isVertical = axis == .vertical
    position.axis = axis
    position.extent = isVertical ? frame.height : frame.width
    position.length = inside.map { isVertical ? sized($0).height : sized($0).width }.max() ?? 0
    let origin = CGPoint(
      x: frame.minX - (isVertical ? 0 : position.offset),
      y: frame.minY - (isVertical ? position.offset : 0))
    for child in inside { place(child, CGRect(origin: origin, size: sized(child)), frame.size) }
    position.finish(startsAt: isVertical ? frame.minY : frame.minX)
  }

  private mutating func rows(
    _ inside: [Int], _ axis: Axis, _ rows: LazyRows, _ frame: CGRect
  ) {
    let isVertical = axis == .vertical
    rows.place = isVertical ? frame.minY : frame.minX
    var origin = frame.origin
    let skipped = rows.position(of: rows.window.lowerBound)
    if isVertical { origin.y += skipped } else { origin.x += skipped }
    rows.ends = []
    for child in inside {
      let size = sized(child)
      place(child, CGRect(origin: origin, size: size), frame.size)
      if isVertical {
        origin.y += size.height + rows.spacing
      } else {
        origin.x += size.width + rows.spacing
      }
      rows.ends.append(isVertical ? origin.y : origin.x)
    }
  }
}
