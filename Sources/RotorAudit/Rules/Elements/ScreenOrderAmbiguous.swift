import RotorCore
import RotorReport

extension Rule {
  static let screenOrderAmbiguous = Rule(
    "screen-order-ambiguous", .note,
    title: Wording(
      english: "The reading order is not clear", chinese: "阅读顺序不明确",
      german: "Die Lesereihenfolge ist nicht eindeutig"),
    what: "Where elements stand puts each before another in a circle, so that the order in which "
      + "they are read depends on chance. Places on a map stand where they are, so they are not "
      + "asked.",
    why: "People may hear them in another order on another day.",
    fix: "align the elements, or list them in the order in which they should be read",
    check: .screen { subject in
      .issues(
        subject.screen.notes.compactMap { note in
          guard case .ambiguousOrder(let ids) = note, let first = ids.first,
            !subject.screen.isOnMap(first)
          else { return nil }
          let named = ids.prefix(3).map { id in
            subject.screen[id]?.quotedName ?? Inert.quoted(id.rawValue, limit: 60)
          }
          let more = ids.count > 3 ? ["\(Count.grouped(ids.count - 3)) more"] : []
          return Issue(
            message: "\(Count.list(named + more)) each come before another", element: first)
        })
    })
}

extension Screen {
  /// Whether a node lies right inside a map.
  fileprivate func isOnMap(_ id: Element.ID) -> Bool {
    position(of: id).flatMap { parent(of: $0) }.map { self[$0].container?.kind == .map } ?? false
  }
}
