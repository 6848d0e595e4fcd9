import RotorCore

/// Gives objects ids that last as long as they do.
///
/// The address of an object is only a place to look: the object that was there may be gone and
/// another may have its address, so each entry holds its object weakly and is compared with it.
final class Identities {
  private struct Entry {
    weak var object: AnyObject?
    let id: Screen.Element.ID
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var last = 0
  private var pruneAt = 1_000

  /// The id of an object, made when it is seen first: its class and a number.
  func id(of object: AnyObject) -> Screen.Element.ID {
    let key = ObjectIdentifier(object)
    if let entry = entries[key], entry.object === object { return entry.id }
    last += 1
    let id = Screen.Element.ID("\(ClassNames.name(of: object)) \(last)")
    entries[key] = Entry(object: object, id: id)
    if entries.count > pruneAt {
      entries = entries.filter { $0.value.object != nil }
      pruneAt = max(1_000, entries.count * 2)
    }
    return id
  }
}
