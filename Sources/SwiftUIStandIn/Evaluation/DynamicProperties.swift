/// Links the properties of a view to what its identity keeps.
enum DynamicProperties {
  /// Whether values of a type have properties to be linked.
  private static var haveProperties: [ObjectIdentifier: Bool] = [:]

  static func link<Owner>(_ owner: Owner, to context: ViewContext) {
    let key = ObjectIdentifier(Owner.self)
    guard haveProperties[key] != false else { return }
    var place = 0
    let found = link(Mirror(reflecting: owner), to: context, &place)
    if haveProperties[key] == nil { haveProperties[key] = found }
  }

  private static func link(
    _ mirror: Mirror, to context: ViewContext, _ place: inout Int
  ) -> Bool {
    var found = false
    for child in mirror.children {
      place += 1
      if let property = child.value as? any LinkedProperty {
        found = true
        property.link(to: context, at: place)
      } else if let property = child.value as? any DynamicProperty {
        found = true
        // A property of the app's own that is made of others.
        _ = link(Mirror(reflecting: property), to: context, &place)
      }
    }
    return found
  }
}
