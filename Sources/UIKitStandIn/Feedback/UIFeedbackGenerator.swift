/// Makes a phone tremble or tick; nothing is felt here.
open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}
