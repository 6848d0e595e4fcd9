import RotorCore

extension ObjectReader {
  /// What the object is to the elements inside it; nil when it is looked through.
  func container(isListed: Bool, hasRotors: Bool) -> Screen.Container? {
    let view = object as? UIView
    let isModal =
      (object.accessibilityViewIsModalBlock.map { $0() } ?? object.accessibilityViewIsModal)
      || (view.map { Platform.isPresented($0) } ?? false)
    let style =
      object.accessibilityNavigationStyleBlock.map { $0() } ?? object.accessibilityNavigationStyle
    let kind = self.kind
    let scrolls = view is UIScrollView || view is MKMapView
    guard
      kind != nil || isListed || hasRotors || isModal || scrolls || style != .automatic
        || groupsChildren
    else { return nil }
    return Screen.Container(
      kind ?? .view, order: isListed ? .listed : .byFrame, isModal: isModal,
      scrolls: scrolls,
      navigationStyle: ObjectReader.style(style))
  }

  private var groupsChildren: Bool {
    object.accessibilityShouldGroupAccessibilityChildrenBlock.map { $0() }
      ?? object.shouldGroupAccessibilityChildren
  }

  /// The kind of the container; the block for its type is not asked (observed).
  private var kind: Screen.Container.Kind? {
    switch object.accessibilityContainerType {
    case .list: return .list
    case .landmark: return .landmark
    case .semanticGroup: return .group
    case .dataTable: return object is any UIAccessibilityContainerDataTable ? .table : nil
    default: break
    }
    switch object {
    case is UITabBar: return .tabBar
    case is UINavigationBar: return .navigationBar
    case is UISegmentedControl: return .segmentedControl
    case is MKMapView: return .map
    case is UIScrollView: return .scrollView
    default:
      return object.accessibilityTraits.contains(.tabBar) ? .tabBar : nil
    }
  }

  private static func style(
    _ style: UIAccessibilityNavigationStyle
  ) -> Screen.Container.NavigationStyle {
    switch style {
    case .separate: .separate
    case .combined: .combined
    default: .automatic
    }
  }
}
