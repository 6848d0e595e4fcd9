/// An object that is not kept alive.
struct WeakObject {
  /// The object, as long as somebody else keeps it.
  weak var object: AccessibilityObject?

  /// Makes a reference.
  init(_ object: AccessibilityObject) { self.object = object }
}
