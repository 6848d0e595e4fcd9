import Dispatch
import RotorTesting
import RotorUIKit
import Testing

/// 18: the search answers before its work is done.
enum LateAnswer {
  static let defects: [Defect] = [
    Defect(
      18, "moves the map with animation", ["rotor-late"],
      published: {
        await settled("Stores", StoreMap.close { moving($0, animated: true) })
      }, corrected: { await settled("Stores", StoreMap.close { moving($0, animated: false) }) }),
    Defect(
      18, "scrolls a table with animation", ["rotor-late"],
      published: {
        await settled(
          "Unread",
          Inbox.offering { inbox, predicate in
            guard let row = inbox.neighbour(predicate, in: inbox.unread) else { return nil }
            inbox.tableView.scrollToRow(at: row, at: .middle, animated: true)
            return inbox.tableView.cellForRow(at: row)
          })
      }, corrected: { await settled("Unread", Inbox.revealing()) }),
    Defect(
      18, "puts its work off to the main queue", ["rotor-late"],
      published: {
        await settled(
          "Grains",
          Board.offering { board, predicate in
            let result = board.neighbour(predicate)
            DispatchQueue.main.async { board.heading.frame.origin.y += 10 }
            return result
          })
      }, corrected: { await settled("Grains", Board.offering { $0.neighbour($1) }) }),
  ]

  private static func moving(_ screen: StoreMap, animated: Bool) -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Stores") { [weak map = screen.map, stores = screen.stores] in
      guard let map, let store = StoreMap.neighbour($0, in: stores) else { return nil }
      map.setCenter(store.coordinate, animated: animated)
      return map.view(for: store).map {
        UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
      }
    }
  }

  private static func settled(_ rotor: String, _ screen: UIViewController) async -> Set<String> {
    await Reported.byTest { await expectSettled(rotor, on: ViewSource(screen)) }
  }
}
