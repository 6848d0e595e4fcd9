import RotorCore

/// The screens that selectors are tried on.
enum SelectorFixtures {
  /// A mail app: a title, a search field, a list of mails, a switch, a tab bar.
  static func inbox() throws -> Screen {
    try Screen("Inbox") { screen in
      screen.add("back", "Mailboxes", [.button, .backButton])
      screen.add("title", "Inbox", .header) { $0.headingLevel = 1 }
      screen.add("search", "Search", .searchField, hint: "Searches all mail")
      screen.inside("mails", Screen.Container(.list), label: "Mails") { list in
        list.add("mail-1", "Anna: lunch?", .button, value: "Unread") {
          $0.identifier = "mail-row"
          $0.attributes = ["class": "row unread", "color": "red"]
        }
        list.add("mail-2", "Bernd: Rechnung", [.button, .notEnabled]) {
          $0.language = "de"
          $0.attributes = ["class": "row", "color": "blue"]
        }
        list.add("note", "2 mails") { $0.isExpanded = false }
        list.add("more", "Loading more", .staticText)
      }
      screen.add("wifi", "Wi-Fi", [.toggleButton, .button], value: "1")
      screen.add("volume", "Volume", .adjustable, value: "50%")
      screen.add("logo", "Logo", [.image, .link]) { $0.attributes = ["image": "star"] }
      screen.inside("tabs", Screen.Container(.tabBar)) { tabs in
        tabs.add("tab-1", "Mail", [.tab, .selected])
        tabs.add("tab-2", "News", .tab)
      }
    }
  }

  /// A map with its places under the keys of OpenStreetMap.
  static func map() throws -> Screen {
    try Screen("Bled") { screen in
      screen.inside("map", Screen.Container(.map), label: "Map, 4 places") { map in
        map.add("node/1", "WC Jezero") { $0.attributes = ["amenity": "toilets", "fee": "no"] }
        map.add("node/2", "Café Belvedere") {
          $0.attributes = ["amenity": "cafe", "addr:city": "Bled", "Name": "Belvedere"]
        }
        map.add("node/3", "Park") { $0.attributes = ["leisure": "park", "addr:city": "Lesce"] }
        map.add("way/4", nil) { $0.attributes = ["leisure": "playground"] }
      }
    }
  }

  /// A dialog with a data table, over a screen that it hides.
  static func table() throws -> Screen {
    let table = Screen.Table(
      rowCount: 2, columnCount: 2, rowHeaders: [1: ["r1c0"]],
      columnHeaders: [0: ["r0c0"], 1: ["r0c1"]])
    func cell(_ row: Int, _ column: Int) -> Screen.Cell {
      Screen.Cell(rows: row..<row + 1, columns: column..<column + 1)
    }
    return try Screen("Scores") { screen in
      screen.add("below", "Below", .button)
      screen.inside("dialog", Screen.Container(.group, isModal: true)) { dialog in
        dialog.inside("table", Screen.Container(.table, table: table)) { table in
          for row in 0..<2 {
            table.inside(
              Screen.Element.ID("row\(row)"),
              Screen.Container(Screen.Container.Kind(rawValue: "row"))
            ) {
              for column in 0..<2 {
                $0.add(Screen.Element.ID("r\(row)c\(column)"), "\(row),\(column)", .staticText) {
                  $0.cell = cell(row, column)
                }
              }
            }
          }
        }
        dialog.add("close", "Close", .button) { $0.role = "Meter" }
      }
    }
  }

  /// Texts with marked parts.
  static func agreement() throws -> Screen {
    try Screen("Agreement") { screen in
      screen.add("intro", "Read this warning") { $0.isHidden = false }
      screen.add("text", "The whole text", .staticText) {
        $0.text = Screen.Text(
          "A warning, a link, a warning.",
          runs: [
            Screen.Text.Run(13..<17, .link, value: "https://example.org"),
            Screen.Text.Run(2..<9, .bold),
          ])
      }
      screen.inside("wrapper", Screen.Container(.group)) { group in
        group.add("ok", "OK", .button)
      }
      screen.inside("empty", Screen.Container(.group)) { _ in }
    }
  }
}
