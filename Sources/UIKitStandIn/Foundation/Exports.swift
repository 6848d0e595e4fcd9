// UIKit brings Foundation along, so its stand-in does too.
@_exported public import Foundation
