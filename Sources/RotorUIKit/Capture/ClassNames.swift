/// The names of classes, worked out once each.
enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of an object's class, without its module.
  static func name(of object: AnyObject) -> String {
    let type: any AnyObject.Type = type(of: object)
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = String(describing: type)
    known[key] = name
    return name
  }
}
