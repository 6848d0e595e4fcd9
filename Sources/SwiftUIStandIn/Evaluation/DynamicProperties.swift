/// Links the properties of a view to what its identity keeps.
enum DynamicProperties {
  /// Whether values of a type have properties to be linked.
  private static var haveProperties: [ObjectIdentifier: Bool] = [:]

  /// Links them; the type of the first object that one of them needs and nobody gave.
  static func link<Owner>(_ owner: inout Owner, to context: ViewContext) -> String? {
    let key = ObjectIdentifier(Owner.self)
    guard haveProperties[key] != false else { return nil }
    var links = Links()
    links.visit(Mirror(reflecting: owner), context)
    if haveProperties[key] == nil { haveProperties[key] = links.found }
    guard !links.partings.isEmpty else { return links.missing }
    // A value that is shown at two places is two views, whose closures must not write to one.
    for parting in links.partings { part(parting, in: &owner) }
    links = Links()
    links.visit(Mirror(reflecting: owner), context)
    return links.missing
  }

  private struct Links {
    var found = false
    var missing: String?
    var partings: [Parting] = []
    private var place = 0

    mutating func visit(_ mirror: Mirror, _ context: ViewContext) {
      for child in mirror.children {
        place += 1
        if let property = child.value as? any LinkedProperty {
          found = true
          if let parting = property.parting(from: context, at: place) {
            partings.append(parting)
          } else {
            property.link(to: context, at: place)
            missing = missing ?? property.missing
          }
        } else if var property = child.value as? any DynamicProperty {
          found = true
          // A property of the app's own that is made of others.
          visit(Mirror(reflecting: property), context)
          if partings.isEmpty { property.update() }
        }
      }
    }
  }

  /// Puts another object in place of one that a value refers to.
  ///
  /// A property wrapper is let, and the value of a type that is not known here: so it is found in
  /// the value's own bytes, where a reference is a word that is aligned.
  private static func part<Owner>(_ parting: Parting, in owner: inout Owner) {
    let shared = Unmanaged.passUnretained(parting.shared)
    let old = UInt(bitPattern: shared.toOpaque())
    withUnsafeMutableBytes(of: &owner) { bytes in
      let word = MemoryLayout<UInt>.size
      for offset in stride(from: 0, to: bytes.count / word * word, by: word)
      where bytes.load(fromByteOffset: offset, as: UInt.self) == old {
        let own = UInt(bitPattern: Unmanaged.passRetained(parting.own).toOpaque())
        bytes.storeBytes(of: own, toByteOffset: offset, as: UInt.self)
        shared.release()
      }
    }
  }
}
