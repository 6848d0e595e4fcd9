public import Foundation

extension ForEach where Content: View {
  /// Lets rows be deleted: each has the action "Delete" (observed by many apps).
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    guard let action else { return self }
    var rows = self
    rows.rowChange = { offset, properties in
      guard !properties.isDeleteDisabled else { return }
      properties.actions.append(
        AccessibilityProperties.NamedAction("Delete") { action(IndexSet(integer: offset)) })
    }
    return rows
  }

  /// Lets rows be moved; nothing is moved here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}
