/// A property of the stand-in's own that finds what it keeps by its view's identity.
package protocol LinkedProperty: DynamicProperty {
  /// Links it, as the property at that place of its view.
  func link(to context: ViewContext, at place: Int)

  /// The type of the object that it needs and nobody gave; nil when it has all that it needs.
  var missing: String? { get }

  /// What its copies share, when that is linked to another view, and what takes the place of it; nil
  /// when it can be linked as it is.
  func parting(from context: ViewContext, at place: Int) -> Parting?
}

extension LinkedProperty {
  package var missing: String? { nil }

  package func parting(from context: ViewContext, at place: Int) -> Parting? { nil }
}

/// What two views must not share, because one value is shown at two places.
package struct Parting {
  /// What the copies of the property share.
  package let shared: AnyObject
  /// What this view has instead.
  package let own: AnyObject

  package init(_ shared: AnyObject, own: AnyObject) {
    self.shared = shared
    self.own = own
  }
}
