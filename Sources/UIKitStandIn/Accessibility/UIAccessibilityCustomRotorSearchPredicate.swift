/// A question to a rotor: from where, and which way.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where VoiceOver is; with no target and no range when it is nowhere.
  ///
  /// UIKit types it non-optional and speaks of it being nil; what a search then reads is an item
  /// without target, which is what this one is.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Which way to go.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// Makes a question from nowhere, going back, as UIKit's zeroed object would.
  public override init() {
    currentItem = UIAccessibilityCustomRotorItemResult()
    searchDirection = .previous
    super.init()
  }
}
