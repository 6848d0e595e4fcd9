import RotorCore

/// Screens of any size: a page of rows with headings, buttons, links and pictures among them.
enum SampleScreen {
  /// Makes a screen of so many elements in lists of a hundred.
  static func make(_ count: Int) throws -> Screen {
    var nodes: [Screen.Node] = []
    nodes.reserveCapacity(count + count / 100 + 1)
    var list: Screen.Element.ID = "none"
    for index in 0..<count {
      if index % 100 == 0 {
        list = Screen.Element.ID("list-\(index / 100)")
        nodes.append(Screen.Node(Screen.Element(list, container: Screen.Container(.list))))
      }
      let traits: Screen.Traits =
        switch index % 10 {
        case 0: .header
        case 1, 2, 3: .button
        case 4: .link
        case 5: .image
        default: .staticText
        }
      let element = Screen.Element(
        Screen.Element.ID("e\(index)"), "Row \(index)", traits,
        frame: Screen.Rect(x: 0, y: Double(index) * 44, width: 390, height: 44))
      nodes.append(Screen.Node(element, in: list))
    }
    return try Screen("Sample", nodes: nodes)
  }

  /// A source that gives the same screen at each read.
  final class Source: RotorCore.Source {
    let reading: Reading

    init(_ reading: Reading) {
      self.reading = reading
    }

    func read() -> Reading { reading }

    func carryOut(_ request: Request) -> Response { .notHandled }
  }
}
