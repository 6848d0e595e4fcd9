import Foundation
import RotorCore

extension ViewBuild {
  /// Adds a control: 44 points at least; it does nothing while it is not enabled.
  @discardableResult
  package func control(_ content: ViewContent, inside: () -> Void = {}) -> Int {
    if !context.environment.isEnabled {
      content.traits.insert(.notEnabled)
      content.activate = nil
      content.adjust = nil
    }
    return node(.atLeast(44), content, inside: inside)
  }
}
