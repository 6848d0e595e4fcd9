extension UITextField {
  /// What edge a text field has.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The person has finished.
    case committed = 0
    /// The person has given up.
    case cancelled = 1
  }

  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when a person changes the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
