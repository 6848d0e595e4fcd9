extension AccessibilityObject {
  /// Whether its class is one of this module's: an app's own class may override anything.
  package var isOfStandInClass: Bool { StandInClasses.contains(type(of: self)) }
}

/// Which classes are this module's.
private enum StandInClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static let prefix = String(reflecting: UIResponder.self).prefix { $0 != "." } + "."

  static func contains(_ type: AccessibilityObject.Type) -> Bool {
    // A class is never freed, so its identity is safe to keep.
    let key = ObjectIdentifier(type)
    if let answer = known[key] { return answer }
    let answer = String(reflecting: type).hasPrefix(prefix)
    known[key] = answer
    return answer
  }
}
