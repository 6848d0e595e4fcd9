import RotorCore

/// A button that begins and ends the editing of the lists around it.
public struct EditButton: View {
  /// Makes one.
  public init() {}
}

extension EditButton: PrimitiveView {
  /// It shows what it does.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let mode = build.context.environment.editMode
    let isEditing = mode?.wrappedValue.isEditing == true
    let content = ViewContent(.element, label: isEditing ? "Done" : "Edit", traits: .button)
    content.attributes["class"] = "EditButton"
    content.activate = {
      mode?.wrappedValue = isEditing ? .inactive : .active
      return mode != nil
    }
    build.control(content)
  }
}
