import RotorCore

/// The field that is being edited, and where its caret stands.
struct Editing {
  let field: Identity
  /// How the app binds the editing of it to values.
  let focus: [FieldFocus]
  /// Whether the caret is at the start; else it is at the end.
  var isAtStart = false
}

extension ViewHost {
  /// What a double tap does to a field: begins editing at its end, then takes the caret to its
  /// start and back (documented: iPhone User Guide).
  func edit(_ field: Identity, _ focus: [FieldFocus]) -> Bool {
    if editing?.field === field {
      editing?.isAtStart.toggle()
    } else {
      begin(Editing(field: field, focus: focus))
      for focus in focus { focus.moved(true) }
    }
    return true
  }

  /// Begins or ends the editing of a field when the app has changed what it is bound to; whether it
  /// did.
  func follow(_ focus: [FieldFocus], _ field: Identity) -> Bool {
    let isEdited = editing?.field === field
    guard !focus.isEmpty, focus.contains(where: { $0.isWanted() }) != isEdited else { return false }
    if isEdited { editing = nil } else { begin(Editing(field: field, focus: focus)) }
    return true
  }

  private func begin(_ editing: Editing) {
    for focus in self.editing?.focus ?? [] { focus.moved(false) }
    self.editing = editing
  }
}
