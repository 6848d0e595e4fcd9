extension Screen {
  /// A custom action of an element.
  public struct Action: Sendable, Hashable {
    /// The name that is said.
    public var name: String
    /// The group it is listed in: nil for Actions, `editCategory` for Edit, else its own name.
    public var category: String?
    /// The name of the image that Switch Control shows.
    public var image: String?
    /// What performing it is recorded to do; nil when nobody recorded it.
    public var effect: String?

    /// UIKit's category for the Edit entry of the dial.
    public static let editCategory = "edit"

    /// Makes an action.
    public init(
      _ name: String, category: String? = nil, image: String? = nil, effect: String? = nil
    ) {
      self.name = name
      self.category = category
      self.image = image
      self.effect = effect
    }
  }

  /// What a double tap on an element does, as far as the source knows.
  public struct Activation: Sendable, Hashable {
    /// Whether a double tap does something.
    public var isHandled: Bool
    /// What it is recorded to do; nil when nobody recorded it.
    public var effect: String?

    /// Makes an activation.
    public init(isHandled: Bool, effect: String? = nil) {
      self.isHandled = isHandled
      self.effect = effect
    }

    /// A double tap does something.
    public static let handled = Activation(isHandled: true)
    /// A double tap does nothing.
    public static let ignored = Activation(isHandled: false)
  }

  /// More about an element, read through the More Content rotor.
  public struct CustomContent: Sendable, Hashable {
    /// What it is.
    public var label: String
    /// What it says.
    public var value: String
    /// Whether it is also said with the element itself.
    public var isImportant: Bool

    /// Makes a piece of content.
    public init(_ label: String, _ value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }
}
