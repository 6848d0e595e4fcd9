import RotorCore

extension ReferenceRows {
  /// Section F: the order in which elements are read.
  static let order: [ReferenceRow] = [
    .ours("F1") { try read(grid, .phone) == ["A", "B", "C", "D"] },
    .ours("F2") { try read(grid, .phone, .rightToLeft) == ["B", "A", "D", "C"] },
    .ours("F4") {
      let places = [("A", 0.0, 8.0), ("B", 10, 0), ("C", 20, -8), ("D", 30, -8)]
      return try read(places, .phone) == ["C", "D", "B", "A"]
    },
    .ours("F5") {
      let places = [("A", 0.0, 25.0), ("B", 10, 0), ("C", 20, -25), ("D", 30, -25)]
      return try read(places, .pad) == ["C", "D", "B", "A"]
    },
    .ours("F7") {
      try read { screen in
        screen.inside("list", Screen.Container(.list, order: .byFrame)) { list in
          list.place("Third", y: 200)
          list.place("First", y: 0)
          list.place("Second", y: 100)
        }
      } == ["First", "Second", "Third"]
    },
    .ours("F8") {
      try read { screen in
        screen.inside("explicit", Screen.Container(.group)) { explicit in
          explicit.inside("cells", Screen.Container(.group)) { cells in
            cells.place("Cell 1", y: 100)
            cells.place("Cell 2", y: 150)
          }
          explicit.inside("headers", Screen.Container(.group)) { $0.place("Header", y: 0) }
        }
      } == ["Cell 1", "Cell 2", "Header"]
    },
    .ours("F9") {
      try read { screen in
        screen.inside("explicit", Screen.Container(.group)) { explicit in
          explicit.place("Direct Element", y: 100)
          explicit.inside("container", Screen.Container(.group)) {
            $0.place("Container Child", y: 0)
          }
        }
      } == ["Direct Element", "Container Child"]
    },
    .ours("F10") {
      try read { screen in
        screen.inside("A", Screen.Container(.group, order: .byFrame)) { group in
          group.place("A1", y: 50)
          group.place("A2", y: 300)
        }
        screen.inside("B", Screen.Container(.group, order: .byFrame)) { $0.place("B1", y: 0) }
      } == ["B1", "A1", "A2"]
    },
    .ours("F12") {
      let screen = try nested()
      return said(screen) == ["Outer Item", "Inner Item 1", "Inner Item 2"]
        && screen.positions.filter { screen[$0].container != nil }.count == 2
    },
    .ours("F14") {
      try read { screen in
        for (index, y) in [-120.0, 0, 120].enumerated() { screen.place("Element \(index)", y: y) }
        let nothing = Screen.Rect(x: 195, y: 422, width: 0, height: 0)
        screen.inside("container", Screen.Container(.group), frame: nothing) { container in
          container.place("Container Element 0", y: 60)
          container.place("Container Element 1", y: -60)
        }
      } == ["Element 0", "Element 1", "Element 2"]
    },
    .ours("F15") {
      try read { screen in
        for (index, y) in [-120.0, 0, 120].enumerated() { screen.place("Element \(index)", y: y) }
        screen.inside("Group 3", Screen.Container(.group, order: .byFrame)) { group in
          group.place("Group 3 Element 0", y: 60)
          group.place("Group 3 Element 1", y: -60)
        }
      } == ["Element 0", "Group 3 Element 1", "Group 3 Element 0", "Element 1", "Element 2"]
    },
    .elsewhere("F17", "RotorUIKitTests"),
    .elsewhere("F18", "RotorUIKitTests"),
    .elsewhere("F19", "RotorUIKitTests"),
    .elsewhere("F20", "RotorUIKitTests"),
    .elsewhere("F21", "RotorUIKitTests"),
    .ours("F23") {
      let circle = [("A", 20.0, 0.0), ("B", 10, 6), ("C", 0, 12)]
      return try [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].allSatisfy {
        let screen = try placed($0.map { circle[$0] }, Screen.Environment())
        return said(screen) == ["A", "B", "C"]
          && screen.notes == [.ambiguousOrder(["A", "B", "C"])]
      }
    },
  ]

  /// Row F1's four cells of 10 points.
  private static let grid = [("A", 0.0, 0.0), ("B", 10, 0), ("C", 0, 10), ("D", 10, 10)]

  private static func nested() throws -> Screen {
    try Screen("Nested", order: .byFrame) { screen in
      screen.inside("outer", Screen.Container(.group, order: .byFrame)) { outer in
        outer.place("Outer Item", y: 0)
        outer.inside("inner", Screen.Container(.group, order: .byFrame)) { inner in
          inner.place("Inner Item 1", y: 50)
          inner.place("Inner Item 2", y: 100)
        }
      }
    }
  }

  /// What is said, from the first element to the last, on a screen ordered by frame.
  private static func read(_ content: (inout Screen.Builder) -> Void) throws -> [String] {
    said(try Screen("Row", order: .byFrame, content))
  }

  private static func read(
    _ places: [(String, Double, Double)], _ idiom: Screen.Environment.Idiom,
    _ direction: Screen.Environment.Direction = .leftToRight
  ) throws -> [String] {
    said(try placed(places, Screen.Environment(idiom: idiom, direction: direction)))
  }

  private static func placed(
    _ places: [(String, Double, Double)], _ environment: Screen.Environment
  ) throws -> Screen {
    try Screen("Row", environment: environment, order: .byFrame) { screen in
      for (label, x, y) in places { screen.place(label, x: x, y: y) }
    }
  }

  private static func said(_ screen: Screen) -> [String] {
    screen.stops.map { screen[$0].label ?? "" }
  }
}

extension Screen.Builder {
  /// Adds an element of 32 points, so far from the middle of the screen.
  fileprivate mutating func place(_ label: String, x: Double = 0, y: Double) {
    add(
      Screen.Element.ID(label), label,
      frame: Screen.Rect(x: 195 + x, y: 422 + y, width: 32, height: 32))
  }
}
