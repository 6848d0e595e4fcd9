import Foundation
import RotorCore

/// The page of what the face has, made of the rows that the tests check.
enum SwiftUIPage {
  static var text: String {
    """
    # SwiftUI away from Apple's platforms

    This page is written by the tests of `RotorSwiftUI`, from the rows that they check.

    ## What each view is to VoiceOver

    What a view says when the app says nothing. The words in quotation marks are examples that the test
    gives it. Each row says how it is known: *documented* by Apple, *observed* by others on VoiceOver,
    UIKit or SwiftUI, or *assumed*. Nothing here was run on an Apple device.

    | view | element | traits | label | value | a double tap does | a swipe up or down does | known from |
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
    let traits = row.traits.names
    let cells = [
      row.name, row.part == nil ? "no" : "yes",
      traits.isEmpty ? "none" : traits.joined(separator: ", "), quoted(row.label),
      quoted(row.value), row.doubleTap, row.swipe ?? "nothing", row.source,
    ]
    return "| " + cells.map(escaped).joined(separator: " | ") + " |"
  }

  private static func line(_ row: SymbolRow) -> String {
    let status =
      switch row.status {
      case .here: "yes"
      case .leftOut(let reason): "no: \(reason)"
      }
    return "| `\(row.name)` | \(row.since) | \(escaped(status)) |"
  }

  private static func quoted(_ words: String?) -> String { words.map { "“\($0)”" } ?? "none" }

  private static func escaped(_ cell: String) -> String {
    cell.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "\n", with: " ")
  }
}
