// Foundation has `NSAttributedString()` where there is Objective-C, and lacks it elsewhere. An
// initialiser without arguments cannot be added to a class from outside, so this one has an argument
// that nobody writes.
#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// Makes an empty text: `NSAttributedString()`, and `NSMutableAttributedString()` too.
    public nonisolated convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
