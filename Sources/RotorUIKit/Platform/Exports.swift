#if canImport(UIKit)
  @_exported public import MapKit
  @_exported public import UIKit
#else
  @_exported public import UIKitStandIn
#endif
