/// Makes a phone tremble as if things met; nothing is felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What the things that meet are like.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    /// Small.
    case light = 0
    /// Of middle size.
    case medium = 1
    /// Large.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes a generator of middle size.
  public override convenience init() { self.init(style: .medium) }

  /// The things meet.
  open func impactOccurred() {}
  /// The things meet, more or less strongly.
  open func impactOccurred(intensity: CGFloat) {}
}
