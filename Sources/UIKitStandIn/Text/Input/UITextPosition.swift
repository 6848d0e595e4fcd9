/// A place in a text; each text input has a kind of its own.
open class UITextPosition: NSObject {}
