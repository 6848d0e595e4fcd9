import RotorCore

/// The field that is being edited, and where its caret stands.
struct Editing {
  let field: Identity
  /// Whether the caret is at the start; else it is at the end.
  var isAtStart = false
}

extension ViewHost {
  /// What a double tap does to a field: begins editing at its end, then takes the caret to its
  /// start and back (documented: iPhone User Guide).
  func edit(_ field: Identity) -> Bool {
    let isAtStart = editing?.field === field && editing?.isAtStart == false
    editing = Editing(field: field, isAtStart: isAtStart)
    return true
  }
}

extension ViewBuild {
  /// Adds a field that takes text.
  func field(
    _ content: ViewContent, text: String, height: CGFloat, began: @escaping () -> Void = {},
    inside: () -> Void = {}
  ) {
    let identity = context.identity
    content.traits.insert(.textField)
    content.value = text.isEmpty ? content.value : text
    if context.environment.isEnabled {
      let isEdited = host.editing?.field === identity
      if isEdited { content.traits.insert(.isEditing) }
      if let editing = host.editing, isEdited, content.text != nil {
        content.text?.caret = editing.isAtStart ? 0 : text.utf16.count
      }
      content.activate = { [weak host] in
        if !isEdited { began() }
        return host?.edit(identity) ?? false
      }
    } else {
      content.traits.insert(.notEnabled)
    }
    node(.fixed(width: nil, height: height), content, inside: inside)
  }
}
