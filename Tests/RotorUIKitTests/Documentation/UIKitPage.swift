import RotorCore
import RotorUIKit

@testable import UIKitStandIn

/// The page of what the face has, made of the rows that the tests check.
enum UIKitPage {
  static var text: String {
    """
    # UIKit away from Apple's platforms

    This page is written by the tests of `RotorUIKit`, from the rows that they check.

    ## What each view is to VoiceOver

    What a view says when the app says nothing. The word in quotation marks is the example that the
    test gives it. Each row says how it is known: *documented* by Apple, *observed* by others on
    VoiceOver or UIKit, or *assumed*. Nothing here was run on an Apple device.

    | view | element | traits | label | value | where they come from | a double tap does | known from |
    |---|---|---|---|---|---|---|---|
    \(ViewRow.all.map(line).joined(separator: "\n"))

    ## Symbols

    What rotors and actions are made of, with the version of iOS that brought it.

    | symbol | since | here |
    |---|---|---|
    \(SymbolRow.all.map(line).joined(separator: "\n"))

    """
  }

  private static func line(_ row: ViewRow) -> String {
    let traits = Screen.Traits(rawValue: row.traits.rawValue).names
    let cells = [
      "\(row.name)", row.isElement ? "yes" : "no",
      traits.isEmpty ? "none" : traits.joined(separator: ", "), quoted(row.label),
      quoted(row.value), hasWords(row) ? WordOrigins.origin(of: row.name) ?? "" : "",
      row.doubleTap, row.source,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Whether the row has words that come from somewhere.
  static func hasWords(_ row: ViewRow) -> Bool { row.label != nil || row.value != nil }

  private static func line(_ row: SymbolRow) -> String {
    let status =
      switch row.status {
      case .here: "yes"
      case .leftOut(let reason): "no: \(reason)"
      }
    return "| `\(row.name)` | \(row.since) | \(status) |"
  }

  private static func quoted(_ text: String?) -> String {
    text.map { "\u{201C}\($0)\u{201D}" } ?? "none"
  }
}
