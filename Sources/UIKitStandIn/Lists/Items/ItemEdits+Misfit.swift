extension ItemEdits {
  /// What UIKit says of an update that does not fit the counts before and after it; nil when it
  /// fits.
  ///
  /// - Parameter item: what an item is called: a row or an item.
  func misfit(before: [Int], after: [Int], item: String) -> String? {
    sectionMisfit(before.count, after.count) ?? pathMisfit(before, after, item)
      ?? countMisfit(before, after, item)
  }

  private func sectionMisfit(_ before: Int, _ after: Int) -> String? {
    let left = Array(deletedSections) + movedSections.map(\.from) + Array(reloadedSections)
    if let section = left.first(where: { !(0..<before).contains($0) }) {
      return "section \(section) is deleted, moved or reloaded, but there were \(before) sections "
        + "before the update"
    }
    let arrived = Array(insertedSections) + movedSections.map(\.to)
    if let section = arrived.first(where: { !(0..<after).contains($0) }) {
      return "section \(section) is inserted or moved to, but there are \(after) sections after "
        + "the update"
    }
    let expected = before - deletedSections.count + insertedSections.count
    guard expected != after else { return nil }
    return "invalid number of sections: \(before) before the update, "
      + "\(insertedSections.count) inserted and \(deletedSections.count) deleted make \(expected), "
      + "but the data source says \(after)"
  }

  private func pathMisfit(_ before: [Int], _ after: [Int], _ item: String) -> String? {
    func name(_ path: IndexPath) -> String {
      path.count == 2
        ? "\(item) \(path.row) of section \(path.section)" : "\(item) \(Array(path))"
    }
    func isIn(_ counts: [Int], _ path: IndexPath) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.row)
    }
    if let path = (deleted + moved.map(\.from) + reloaded).first(where: { !isIn(before, $0) }) {
      return "\(name(path)) is deleted, moved or reloaded, but was not there before the update"
    }
    if let path = (inserted + moved.map(\.to)).first(where: { !isIn(after, $0) }) {
      return "\(name(path)) is inserted or moved to, but is not there after the update"
    }
    return nil
  }

  private func countMisfit(_ before: [Int], _ after: [Int], _ item: String) -> String? {
    let departures = deleted + moved.map(\.from)
    let arrivals = inserted + moved.map(\.to)
    // What UIKit makes of a path that is named twice is not known.
    guard Set(departures).count == departures.count, Set(arrivals).count == arrivals.count
    else { return nil }
    let left = Dictionary(grouping: departures, by: \.section).mapValues(\.count)
    let arrived = Dictionary(grouping: arrivals, by: \.section).mapValues(\.count)
    for (old, new) in keptSections(before.count, after.count) where !reloadedSections.contains(old)
    {
      let (minus, plus) = (left[old] ?? 0, arrived[new] ?? 0)
      let expected = before[old] - minus + plus
      guard expected != after[new] else { continue }
      return "invalid number of \(item)s in section \(new): \(before[old]) before the update, "
        + "\(plus) inserted and \(minus) deleted make \(expected), but the data source says "
        + "\(after[new])"
    }
    return nil
  }

  /// The sections that stay, by where they stood and where they stand.
  private func keptSections(_ before: Int, _ after: Int) -> [(old: Int, new: Int)] {
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    let come = insertedSections.union(IndexSet(movedSections.map(\.to)))
    let stayed = zip(
      (0..<before).filter { !gone.contains($0) }, (0..<after).filter { !come.contains($0) })
    return stayed.map { ($0, $1) } + movedSections.map { ($0.from, $0.to) }
  }
}
