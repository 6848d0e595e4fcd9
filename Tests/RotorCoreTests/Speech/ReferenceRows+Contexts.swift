import RotorCore

extension ReferenceRows {
  /// Section E: lists, landmarks, tabs, tables, actions.
  static let contexts: [ReferenceRow] = [
    .says(
      "E1",
      ["1": "Label 1. List Start.", "2": "Label 2", "3": "Label 3", "4": "Label 4. List End."]
    ) { try within(.list, labels: ["Label 1", "Label 2", "Label 3", "Label 4"]) },
    .ours("E3") {
      let list = try within(.list, labels: ["Only"])
      let landmark = try within(.landmark, labels: ["Only"])
      return try Mismatch.check(
        [list, landmark].map { Utterance(describing: 1, on: $0).parts(in: .english).description },
        ["Only. List Start.", "Only. Landmark."])
    },
    .says(
      "E4", ["1": "Item A. Tab. 1 of 6."]
    ) { try within(.tabBar, labels: tabs, traits: .tab) },
    .says("E5", ["2": "Selected: Item B. Tab. 2 of 6."]) {
      try within(.tabBar, labels: tabs, traits: .tab, at: 1, adding: .selected)
    },
    .says("E6", ["4": "Tab. 4 of 6."]) {
      try within(.tabBar, labels: ["Item A", "Item B", "Item C", nil, "Item E", "Item F"])
    },
    .says("E8", ["3": "Item C. Dimmed. Tab. 3 of 11."]) {
      try within(
        .tabBar, labels: tabs + ["G", "H", "I", "J", "K"], traits: .button, at: 2,
        adding: .notEnabled)
    },
    .says("E10", ["1": "Day. Button. 1 of 3.", "3": "Year. Button. 3 of 3."]) {
      try within(.segmentedControl, labels: ["Day", "Month", "Year"], traits: .button)
    },
    .says("E11", ["A1": "A1. Row 1. Column 1."]) { try basicTable() },
    .says("E12", ["B1": "B1. Column 2."]) { try basicTable() },
    .says("E13", ["B2": "B2. Spans 2 columns. Column 2."]) { try basicTable() },
    .says("E14", ["B3": "B3. Spans 2 rows. Column 2."]) { try basicTable() },
    .says("E15", ["A4": "A4. Spans 2 rows. Row 4. Column 1."]) { try basicTable() },
    .says(
      "E17",
      [
        "B5": """
        B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.
        """
      ], hints: ["B5": "Hint"]
    ) { try basicTable() },
    .says("E19", ["B1": "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value"]) {
      try headedTable()
    },
    .says(
      "E20", ["A2": "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value"]
    ) { try headedTable() },
    .ours("E22") {
      let screen = try Screen("row") {
        $0.add("titled", "First", [.backButton, .button])
        $0.add("plain", "Back", [.backButton, .button])
      }
      return try Mismatch.check(
        [0, 1].map { Utterance(describing: $0, on: screen).parts(in: .english).description },
        ["First. Back Button.", "Back Button."])
    },
    .ours("E23") {
      try Mismatch.check(
        legend(of: .row("Label", hint: "Hint")),
        ["Label", "Hint", "Actions Available", "Reply", "Flag", "Delete"])
    },
    .ours("E24") {
      try Mismatch.check(legend(of: .row()), ["", "Actions Available", "Reply", "Flag", "Delete"])
    },
  ]

  private static let tabs = ["Item A", "Item B", "Item C", "Item D", "Item E", "Item F"]

  /// Elements with the ids 1, 2, 3 … in a container; one of them may have more traits.
  private static func within(
    _ kind: Screen.Container.Kind, labels: [String?], traits: Screen.Traits = [], at index: Int = 0,
    adding more: Screen.Traits = []
  ) throws -> Screen {
    try Screen("row") { screen in
      screen.inside("around", Screen.Container(kind)) { around in
        for (place, label) in labels.enumerated() {
          around.add(
            Screen.Element.ID("\(place + 1)"), label, place == index ? traits.union(more) : traits)
        }
      }
    }
  }

  /// The lines that a legend has for an element with three actions.
  private static func legend(of element: Screen.Element) throws -> [String] {
    var element = element
    element.actions = [Screen.Action("Reply"), Screen.Action("Flag"), Screen.Action("Delete")]
    let screen = try Screen("row", elements: [element])
    let parts = Utterance(describing: 0, on: screen).parts(in: .english)
    return [parts.description] + (parts.hint.map { [$0] } ?? []) + parts.available
      + element.actions.map(\.name)
  }

  /// Five rows and four columns; some cells span two rows or columns.
  private static func basicTable() throws -> Screen {
    let cells = [
      (0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1), (0, 3, 1, 1), (1, 0, 1, 1), (1, 1, 2, 1),
      (1, 3, 1, 1), (2, 0, 1, 1), (2, 1, 1, 2), (2, 2, 1, 1), (2, 3, 1, 1), (3, 0, 1, 2),
      (3, 2, 2, 2), (4, 1, 1, 1),
    ]
    return try table(Screen.Table(rowCount: 5, columnCount: 4)) { table in
      for (row, column, width, height) in cells {
        var cell = cell(row, column, width: width, height: height)
        if cell.id == "B5" {
          cell.value = "Value"
          cell.hint = "Hint"
          cell.traits = [.notEnabled, .button, .header, .link, .adjustable, .image, .searchField]
        }
        table.add(cell)
      }
    }
  }

  /// Six rows and columns; the first three cells of each are its headers.
  private static func headedTable() throws -> Screen {
    var content = Screen.Table(rowCount: 6, columnCount: 6)
    for number in 0..<6 {
      content.rowHeaders[number] = (0..<3).map { id(number, $0) }
      content.columnHeaders[number] = (0..<3).map { id($0, number) }
    }
    return try table(content) { table in
      for row in 0..<6 {
        for column in 0..<6 {
          var cell = cell(row, column)
          cell.value = "\(cell.id) Value"
          table.add(cell)
        }
      }
    }
  }

  private static func table(
    _ table: Screen.Table, _ content: (inout Screen.Builder) -> Void
  ) throws -> Screen {
    try Screen("table") { $0.inside("table", Screen.Container(.table, table: table), content) }
  }

  private static func id(_ row: Int, _ column: Int) -> Screen.Element.ID {
    Screen.Element.ID("\(["A", "B", "C", "D", "E", "F"][column])\(row + 1)")
  }

  private static func cell(
    _ row: Int, _ column: Int, width: Int = 1, height: Int = 1
  ) -> Screen.Element {
    let id = id(row, column)
    var cell = Screen.Element(id, id.rawValue)
    cell.cell = Screen.Cell(rows: row..<row + height, columns: column..<column + width)
    return cell
  }
}
