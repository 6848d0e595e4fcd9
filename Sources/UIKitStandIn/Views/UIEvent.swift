/// What a touch is part of; only its type is here, for signatures.
open class UIEvent: NSObject {}
