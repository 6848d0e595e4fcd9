import RotorTesting
import RotorUIKit
import Testing

/// 8: the search knows only what is in view, or answers what is not on the screen.
enum VisibleOnly {
  static let defects: [Defect] = [
    Defect(
      8, "goes through what the map shows", ["rotor-misses-items"],
      published: {
        await walked(
          StoreMap.spread { screen in
            UIAccessibilityCustomRotor(name: "Stores") { [weak map = screen.map] predicate in
              guard let map else { return nil }
              let shown = map.annotations(in: map.visibleMapRect)
                .compactMap { $0 as? MKPointAnnotation }
                .sorted { $0.coordinate.longitude < $1.coordinate.longitude }
              return StoreMap.neighbour(predicate, in: shown).flatMap { map.view(for: $0) }
                .map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
            }
          })
      }, corrected: { await walked(.spread { $0.revealing() }) }),
    Defect(
      8, "goes through the visible cells of a table", ["rotor-misses-items"],
      published: {
        await walked(
          Inbox.offering { inbox, predicate in
            let shown = inbox.tableView.visibleCells.compactMap {
              inbox.tableView.indexPath(for: $0)
            }
            let row = inbox.neighbour(predicate, in: inbox.unread.filter { shown.contains($0) })
            return row.flatMap { inbox.tableView.cellForRow(at: $0) }
          })
      }, corrected: { await walked(Inbox.revealing()) }),
    .audited(
      8, "makes a cell for a row that is not in view", ["rotor-target-released"],
      published: {
        Inbox.offering { inbox, predicate in
          inbox.neighbour(predicate, in: inbox.unread).map {
            inbox.tableView(inbox.tableView, cellForRowAt: $0)
          }
        }
      }, corrected: Inbox.revealing),
    .audited(
      8, "answers views that are not on the map", ["rotor-unknown-target"],
      published: {
        StoreMap.spread { screen in
          let views = screen.stores.map {
            MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil)
          }
          return UIAccessibilityCustomRotor(name: "Stores") { predicate in
            let isNext = predicate.searchDirection == .next
            let place = views.firstIndex { $0 === predicate.currentItem.targetElement }
            let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : views.count - 1)
            guard views.indices.contains(index) else { return nil }
            return UIAccessibilityCustomRotorItemResult(
              targetElement: views[index], targetRange: nil)
          }
        }
      }, corrected: { StoreMap.spread { $0.revealing() } }),
  ]

  private static func walked(_ inbox: Inbox) async -> Set<String> {
    await Reported.byTest {
      expectSound(
        "Unread", on: ViewSource(inbox), stops: inbox.unread.map { inbox.messages[$0.row] },
        atLeast: .note)
    }
  }

  private static func walked(_ screen: StoreMap) async -> Set<String> {
    await Reported.byTest {
      expectSound(
        "Stores", on: ViewSource(screen), stops: ["Union", "Chestnut", "Stonestown", "Bay"],
        atLeast: .note)
    }
  }
}
