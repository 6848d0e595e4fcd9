/// Finds rows among their paths, and what VoiceOver stops at in a row.
enum PathSearch {
  /// Where the cell that holds an element is among paths.
  ///
  /// O(log paths) when they ascend, as they do from the top down; O(paths) when they do not.
  static func place(
    of element: any NSObjectProtocol, in paths: [IndexPath], path: (UIView) -> IndexPath?
  ) -> ItemPlace {
    guard let found = self.path(around: element, path) else { return .unknown }
    let index = paths.firstIndex(sorted: { $0 >= found })
    if paths.indices.contains(index), paths[index] == found { return .at(index) }
    return paths.firstIndex(of: found).map { .at($0) } ?? .before(index)
  }

  /// The path of the nearest cell around an element.
  private static func path(
    around element: any NSObjectProtocol, _ path: (UIView) -> IndexPath?
  ) -> IndexPath? {
    var current: AnyObject? = element
    var seen: Set<ObjectIdentifier> = []
    while let object = current, seen.insert(ObjectIdentifier(object)).inserted {
      if let view = object as? UIView {
        if let found = path(view) { return found }
        current = view.superview
      } else {
        current = (object as? UIAccessibilityElement)?.accessibilityContainer as AnyObject?
      }
    }
    return nil
  }

  /// A cell that is an element, else the first element inside it; a cell with neither is answered
  /// as it is.
  static func element(of cell: UIView) -> any NSObjectProtocol {
    var pending: [AccessibilityObject] = [cell]
    var seen: Set<ObjectIdentifier> = []
    while let object = pending.popLast() {
      if let view = object as? UIView, view.isHidden || view.alpha <= 0 { continue }
      let reader = ObjectReader(object)
      guard seen.insert(ObjectIdentifier(object)).inserted, !reader.hidesElements else { continue }
      if reader.isElement { return object }
      let inside = reader.listed?.objects ?? (object as? UIView)?.subviews ?? []
      pending.append(contentsOf: inside.reversed())
    }
    return cell
  }
}
