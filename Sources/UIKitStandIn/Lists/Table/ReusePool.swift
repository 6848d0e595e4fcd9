/// The views that show nothing now, by their identifier, and the classes to make new ones of.
struct ReusePool<View: UIView> {
  private var free: [String: [View]] = [:]
  private var classes: [String: any AnyObject.Type] = [:]
  /// The most views that are kept for one identifier.
  private static var most: Int { 1_000 }

  /// The class for an identifier; nil takes it away.
  mutating func register(_ type: AnyClass?, _ identifier: String) { classes[identifier] = type }

  func type(_ identifier: String) -> AnyClass? { classes[identifier] }

  /// Takes back a view that shows nothing now.
  mutating func put(_ view: View, _ identifier: String?) {
    guard let identifier, free[identifier, default: []].count < Self.most,
      !free[identifier, default: []].contains(where: { $0 === view })
    else { return }
    free[identifier, default: []].append(view)
  }

  /// A view that shows nothing now.
  mutating func take(_ identifier: String) -> View? { free[identifier]?.popLast() }
}
