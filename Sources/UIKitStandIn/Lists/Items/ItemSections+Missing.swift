extension ItemSections {
  /// What UIKit says of a scroll to an item that is not there.
  func missing(_ path: IndexPath, item: String) -> String {
    guard path.count == 2 else { return "a scroll to \(item) \(Array(path)), which is not there" }
    let place = "a scroll to \(item) \(path.row) of section \(path.section)"
    guard all.indices.contains(path.section) else {
      return "\(place), but the number of sections is \(all.count)"
    }
    return "\(place), but its number of \(item)s is \(all[path.section].count)"
  }
}
