/// A relation between two places of views; it is taken and not solved.
open class NSLayoutConstraint: NSObject {
  /// A place of a view.
  public nonisolated enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where a line begins.
    case leading = 5
    /// The edge where a line ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last text stands on.
    case lastBaseline = 11
    /// The line that the first text stands on.
    case firstBaseline = 12
    /// Nothing.
    case notAnAttribute = 0
  }

  /// How two places relate.
  public nonisolated enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// The first view.
  open private(set) weak var firstItem: AnyObject?
  /// Its place.
  public let firstAttribute: Attribute
  /// How they relate.
  public let relation: Relation
  /// The second view.
  open private(set) weak var secondItem: AnyObject?
  /// Its place.
  public let secondAttribute: Attribute
  /// What the second is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second.
  open var constant: CGFloat
  /// Whether it holds.
  open var isActive = false
  /// How much it matters.
  open var priority = UILayoutPriority.required

  /// Makes a constraint.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Takes constraints; views whose frames they would set are placed by the rough layout.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets go of constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How much a constraint matters.
public nonisolated struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// From 0 to 1,000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// It matters.
  public static let defaultHigh = UILayoutPriority(750)
  /// It matters little.
  public static let defaultLow = UILayoutPriority(250)
}
