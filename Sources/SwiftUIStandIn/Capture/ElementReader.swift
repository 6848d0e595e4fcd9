import RotorCore

/// Puts elements together from the nodes of a tree.
struct ElementReader {
  let nodes: [ViewNode]

  /// What a node is that makes an element; nil for one that holds elements or is mere layout.
  func parts(of index: Int, _ properties: AccessibilityProperties?) -> ElementParts? {
    guard let content = nodes[index].content else { return nil }
    switch content.role {
    case .container, .layout: return nil
    case .decoration where properties?.makesElement != true: return nil
    case .decoration, .element:
      var parts = ElementParts(content)
      parts.apply(properties)
      return parts
    case .children(let behavior):
      if behavior == .contain { return nil }
      var parts = ElementParts(content)
      if behavior == .combine {
        let hasMainAction =
          content.activate != nil || properties?.activate != nil
          || properties?.tap != nil
        parts.combine(elements(in: (index + 1)..<nodes[index].end), hasMainAction: hasMainAction)
      }
      parts.apply(properties)
      return parts
    }
  }

  /// All elements, in the order in which they are read.
  var all: [ElementParts] { elements(in: nodes.indices) }

  /// What some nodes are together.
  func combined(_ range: Range<Int>) -> ElementParts {
    var parts = ElementParts()
    parts.combine(elements(in: range), hasMainAction: false)
    return parts
  }

  /// The elements of some nodes, wherever they are, in the order in which they are read.
  private func elements(in range: Range<Int>) -> [ElementParts] {
    var found: [(parts: ElementParts, priority: Double)] = []
    gather(range, nil, &found)
    let sorted = found.enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }
    return sorted.map(\.element.parts)
  }

  private func gather(
    _ range: Range<Int>, _ inherited: AccessibilityProperties?,
    _ found: inout [(parts: ElementParts, priority: Double)]
  ) {
    var child = range.lowerBound
    while child < range.upperBound {
      let properties = nodes[child].properties?.inside(inherited) ?? inherited
      if properties?.isHidden != true {
        if let parts = parts(of: child, properties) {
          found.append((parts, properties?.sortPriority ?? 0))
        } else {
          gather(
            (child + 1)..<nodes[child].end, nodes[child].content == nil ? properties : nil, &found)
        }
      }
      child = nodes[child].end
    }
  }
}
