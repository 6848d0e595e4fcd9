/// A property of the stand-in's own that finds what it keeps by its view's identity.
package protocol LinkedProperty: DynamicProperty {
  /// Links it, as the property at that place of its view.
  func link(to context: ViewContext, at place: Int)
}
