/// Whether views hold sections, as their types say.
enum Sections {
  /// Types nest no deeper than this, unless they name themselves.
  private static let deepest = 30
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func areHeld<V: View>(by type: V.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let found = areHeld(by: type, depth: 0)
    known[key] = found
    return found
  }

  private static func areHeld<V: View>(by type: V.Type, depth: Int) -> Bool {
    guard depth < deepest else { return false }
    if V.Body.self == Never.self { return (V.self as? any RowsView.Type)?.holdsSections ?? false }
    return areHeld(by: V.Body.self, depth: depth + 1)
  }
}
