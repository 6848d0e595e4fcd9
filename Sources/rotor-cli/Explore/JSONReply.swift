import RotorCore
import RotorReport

/// What a reply is as an object.
struct JSONReply: Encodable {
  var request: String?
  var said: [String]?
  var mark: String?
  var focus: Focus?
  var rotor: String?
  var screen: String?
  var changes: [Change]?
  var dial: [Entry]?
  var list: [Item]?
  var truncated: Bool?
  var notes: [String]?
  var error: String?

  /// Where the cursor is.
  struct Focus: Encodable {
    let id: String
    let label: String?
    let range: Range<Int>?
  }

  /// What a listener would notice of a screen that changed.
  struct Change: Encodable {
    let mark: String
    let id: String?
    let says: String

    init(_ change: ScreenChange) {
      mark = change.mark.rawValue
      id = change.element?.rawValue
      says = change.text
    }
  }

  /// A rotor of the dial.
  struct Entry: Encodable {
    let name: String
    let kind: String
    let stops: Int?
    let more: Bool?
    let chosen: Bool?

    init(_ line: ExploreReply.DialLine) {
      name = line.name
      kind = line.kind
      stops = line.count?.count
      more = line.count?.isExact == false ? true : nil
      chosen = line.isChosen ? true : nil
    }
  }

  /// A stop of a rotor.
  struct Item: Encodable {
    let number: Int
    let id: String
    let says: String
    let range: Range<Int>?
    let distance: Double?
    let bearing: Double?
    let here: Bool?

    init(_ item: StopList.Item) {
      number = item.number
      id = item.stop.target.rawValue
      says = item.text
      range = item.stop.range
      distance = item.stop.distance?.ifFinite
      bearing = item.stop.bearing?.ifFinite
      here = item.isHere ? true : nil
    }
  }
}
