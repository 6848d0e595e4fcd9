@_exported public import Foundation
@_exported public import Observation

#if canImport(Combine)
  @_exported public import Combine
#else
  @_exported public import CombineStandIn
#endif
