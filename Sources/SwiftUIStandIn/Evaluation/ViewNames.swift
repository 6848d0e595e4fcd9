/// What the types of views are called, without what they are made of.
enum ViewNames {
  private static var known: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = known[key] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    known[key] = name
    return name
  }
}
