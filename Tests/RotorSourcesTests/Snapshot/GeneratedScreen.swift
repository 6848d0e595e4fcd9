import RotorCore
import RotorFixtures
import RotorSources

/// Screens of which every field is set now and then; the same seed gives the same screen.
struct GeneratedScreen {
  private var dice: Dice
  private var count: Int

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    count = Int(seed % 37)
  }

  mutating func snapshot() throws -> Snapshot {
    var environment = Screen.Environment(
      idiom: dice.pick(Screen.Environment.Idiom.allCases),
      direction: dice.pick(Screen.Environment.Direction.allCases), language: dice.word())
    if dice.chance(2) { environment.viewport = rect() }
    var nodes: [Screen.Node] = []
    for index in 0..<count {
      let parent = dice.chance(2) ? nodes.randomElement(using: &dice)?.element.id : nil
      nodes.append(Screen.Node(element("e\(index)"), in: parent))
    }
    let screen = try Screen(
      dice.text(), environment: environment, order: dice.pick(Screen.Container.Order.allCases),
      nodes: nodes)
    let ids = nodes.map(\.element.id)
    var details: [Screen.Element.ID: Wording] = [:]
    for id in ids where dice.chance(4) { details[id] = wording() }
    let rotors = (0..<dice.below(4)).map { _ in rotor(ids) }
    return Snapshot(
      screen: screen, rotors: rotors, focus: ids.randomElement(using: &dice), details: details)
  }

  private mutating func element(_ id: String) -> Screen.Element {
    var element = Screen.Element(
      Screen.Element.ID(id), dice.chance(4) ? nil : dice.text(),
      Screen.Traits(rawValue: dice.next() & dice.next() & dice.next()), value: dice.word())
    if dice.chance(2) { element.frame = rect() }
    element.isElement = dice.chance(2)
    element.hint = dice.word()
    element.role = dice.word().map { Screen.Role(rawValue: $0) }
    element.identifier = dice.word()
    element.language = dice.word()
    if dice.chance(4) { element.path = (0..<dice.below(5)).map { _ in point() } }
    if dice.chance(4) { element.activationPoint = point() }
    if dice.chance(4) { element.inputLabels = [dice.text(), dice.text()] }
    element.isHidden = dice.chance(8)
    element.isExpanded = dice.bool()
    element.respondsToUserInteraction = dice.bool()
    if dice.chance(3) { element.headingLevel = 1 + dice.below(6) }
    if dice.chance(4) { element.cell = Screen.Cell(rows: range(9), columns: range(9)) }
    if dice.chance(3) { element.text = text() }
    if dice.chance(3) {
      element.actions = (0..<dice.below(4)).map { _ in
        Screen.Action(
          dice.text(), category: dice.word(), image: dice.word(), effect: dice.word())
      }
    }
    if dice.chance(3) {
      element.activation = Screen.Activation(isHandled: dice.chance(2), effect: dice.word())
    }
    if dice.chance(4) {
      element.customContent = [
        Screen.CustomContent(dice.text(), dice.text(), isImportant: dice.chance(2))
      ]
    }
    if dice.chance(2) { element.container = container() }
    if dice.chance(3) { element.attributes = [dice.text(): dice.text(), "tag": dice.text()] }
    return element
  }

  private mutating func container() -> Screen.Container {
    let headers = [dice.below(9): [Screen.Element.ID("e1")], 12: []]
    return Screen.Container(
      dice.pick(Screen.Container.Kind.known), order: dice.pick(Screen.Container.Order.allCases),
      isModal: dice.chance(5), scrolls: dice.chance(2),
      navigationStyle: dice.pick(Screen.Container.NavigationStyle.allCases),
      table: dice.chance(3)
        ? Screen.Table(
          rowCount: dice.below(9), columnCount: dice.below(9), rowHeaders: headers,
          columnHeaders: dice.chance(2) ? headers : [:]) : nil)
  }

  private mutating func text() -> Screen.Text {
    let string = dice.text() + dice.text()
    let length = string.utf16.count
    return Screen.Text(
      string,
      runs: (0..<dice.below(3)).map { _ in
        Screen.Text.Run(range(length + 1), dice.chance(2) ? .link : "own", value: dice.text())
      }, lineStarts: dice.chance(2) ? [0, length] : nil,
      caret: dice.chance(2) ? dice.below(length + 1) : nil)
  }

  private mutating func rotor(_ ids: [Screen.Element.ID]) -> Snapshot.SavedRotor {
    let title =
      dice.chance(2)
      ? Rotor.Title(dice.text() + "!")
      : Rotor.Title(kind: dice.pick(Rotor.Kind.navigating), name: dice.word() ?? "")
    return Snapshot.SavedRotor(
      title: title, owner: dice.chance(2) ? ids.randomElement(using: &dice) : nil,
      order: dice.pick([.document, .own, .unknown]),
      stops: (0..<dice.below(6)).map { _ in
        Rotor.Stop(
          ids.randomElement(using: &dice) ?? "gone", range: dice.chance(2) ? range(40) : nil,
          name: dice.word(), needsPreparation: dice.chance(3),
          distance: dice.chance(2) ? dice.number() : nil,
          bearing: dice.chance(2) ? dice.number() : nil, detail: dice.chance(2) ? wording() : nil,
          container: dice.chance(4) ? ids.randomElement(using: &dice) : nil)
      })
  }

  private mutating func wording() -> Wording {
    dice.chance(2)
      ? Wording(dice.text())
      : Wording(english: dice.text(), chinese: dice.text(), german: dice.text())
  }

  private mutating func range(_ end: Int) -> Range<Int> {
    let ends = [dice.below(end), dice.below(end)].sorted()
    return ends[0]..<ends[1]
  }

  private mutating func point() -> Screen.Point {
    Screen.Point(x: dice.number(), y: dice.number())
  }

  private mutating func rect() -> Screen.Rect {
    Screen.Rect(x: dice.number(), y: dice.number(), width: dice.number(), height: dice.number())
  }
}
