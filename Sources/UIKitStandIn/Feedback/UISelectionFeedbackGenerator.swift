/// Makes a phone tick when something else is chosen; nothing is felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen.
  open func selectionChanged() {}
}
