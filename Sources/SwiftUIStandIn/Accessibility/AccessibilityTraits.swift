package import RotorCore

/// What an element is and can do.
///
/// A set, but no option set; nothing here says that it can be adjusted or is not enabled (documented).
public struct AccessibilityTraits: SetAlgebra, Sendable {
  package var traits: Screen.Traits
  /// What has no bit of its own.
  package var isModalSet = false

  /// None of them.
  public init() { traits = [] }

  init(_ traits: Screen.Traits, isModal: Bool = false) {
    self.traits = traits
    isModalSet = isModal
  }

  /// A double tap presses it.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// The chosen one of several.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A double tap follows it.
  public static let isLink = AccessibilityTraits(.link)
  /// A field that searches.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Makes a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary of the screen.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes too often to announce each change.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts sound that speech must not interrupt.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Asks for the next page when reading reaches its end.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Everything outside of it is ignored.
  public static let isModal = AccessibilityTraits([], isModal: true)
  /// A switch.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Whether all of the other are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.contains(member.traits) && (isModalSet || !member.isModalSet)
  }

  /// Those of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.union(other.traits), isModal: isModalSet || other.isModalSet)
  }

  /// Those that both have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits), isModal: isModalSet && other.isModalSet)
  }

  /// Those that only one has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits), isModal: isModalSet != other.isModalSet)
  }

  /// Adds the other's.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  /// Keeps those that the other has.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  /// Keeps those that only one has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  /// Adds the other's; says whether they were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Takes the other's away; nil when none was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    self = subtracting(member)
    return common == AccessibilityTraits() ? nil : common
  }

  /// Adds the other's; nil when none was there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common == AccessibilityTraits() ? nil : common
  }
}
