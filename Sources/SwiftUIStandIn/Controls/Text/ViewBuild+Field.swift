import Foundation
import RotorCore

extension ViewBuild {
  /// Adds a field that takes text.
  func field(
    _ content: ViewContent, text: String, height: CGFloat, began: @escaping () -> Void = {}
  ) {
    let identity = context.identity
    let focus = context.environment.fieldFocus
    content.traits.insert(.textField)
    content.value = text.isEmpty ? content.value : text
    if context.environment.isEnabled {
      changes.append { [weak host] in host?.follow(focus, identity) ?? false }
      let editing = host.editing.flatMap { $0.field === identity ? $0 : nil }
      if let editing {
        content.traits.insert(.isEditing)
        content.text?.caret = editing.isAtStart ? 0 : text.utf16.count
      }
      content.activate = { [weak host] in
        if editing == nil { began() }
        return host?.edit(identity, focus) ?? false
      }
    } else {
      content.traits.insert(.notEnabled)
    }
    node(.fixed(width: nil, height: height), content)
  }
}
