import RotorCore
import RotorReport

extension CheckRun {
  // MARK: - Switch Control

  func scannerMenu(_ target: CheckTarget?) -> CheckOutcome {
    guard let target else { return CheckRun.noElement }
    let screen = voice.screen
    let asked = inspected.flatMap { screen.position(of: $0) }.map { [$0] }
    let nodes = asked ?? target.selector.matches(in: screen).filter { screen.isStop($0) }
    guard !nodes.isEmpty else { return CheckRun.nothing(target) }
    let scanner = Scanner(screen: screen)
    for node in nodes {
      let element = screen[node]
      let menu = scanner.menu(of: element)
      let name = Inert.quoted(element.label ?? element.id.rawValue, limit: 60)
      guard menu.first == "Tap" else {
        return .failed("the menu for \(name) has no Tap: its main action is not on a double tap")
      }
      guard !element.actions.isEmpty else {
        return .failed("the menu for \(name) has no custom actions")
      }
      guard Array(menu.dropFirst()) == element.actions.map(\.name),
        Set(menu).count == menu.count
      else {
        return .failed(
          "the menu for \(name) is \(Count.list(menu.map { Inert.quoted($0, limit: 40) }))")
      }
    }
    return .passed
  }

  func steps(atMost most: Int) -> CheckOutcome {
    guard let position = element.flatMap({ voice.screen.position(of: $0.id) }) else {
      return CheckRun.noElement
    }
    let steps = Scanner(screen: voice.screen).steps(to: position)
    return .expect(
      steps <= most, "it takes \(Count.of(steps, "step"))", found: "at most \(steps) steps")
  }

  // MARK: - Voice Control

  func isSaid(_ texts: [String]) -> CheckOutcome {
    let commands = SpokenCommands(voice.screen)
    for text in texts {
      let count = commands.elements[text.lowercased()]?.count ?? 0
      guard count == 1 else {
        return .failed(
          count == 0
            ? "no element can be said by \(Inert.quoted(text, limit: 60))"
            : "\(Count.of(count, "element")) can be said by \(Inert.quoted(text, limit: 60))")
      }
    }
    return .passed
  }

  /// With names given, each is said and means one; with none, the named elements, else all buttons, do
  /// their main action on a double tap and can be said.
  var frequentActionsAreSaid: CheckOutcome {
    let commands = SpokenCommands(voice.screen)
    guard block.frequent.isEmpty else {
      let hidden = block.frequent.first { name in
        voice.screen.stops.contains { position in
          voice.screen[position].actions.contains { $0.name.lowercased() == name.lowercased() }
        } && commands.elements[name.lowercased()] == nil
      }
      if let hidden {
        return .failed(
          "\(Inert.quoted(hidden, limit: 60)) is only a custom action, which cannot be said")
      }
      return isSaid(block.frequent)
    }
    let screen = voice.screen
    var asked = block.names.flatMap { $0.selector.matches(in: screen) }.filter { screen.isStop($0) }
    if asked.isEmpty { asked = screen.stops.filter { screen[$0].traits.contains(.button) } }
    guard !asked.isEmpty else { return .notTested("there is no element that could be said") }
    for position in asked {
      let element = screen[position]
      let name = Inert.quoted(element.label ?? element.id.rawValue, limit: 60)
      guard element.hasMainAction else {
        return .failed(
          "\(name) does nothing when it is tapped: what it does is only a custom action")
      }
      let names = SpokenCommands.names(of: element)
      guard names.contains(where: { commands.elements[$0]?.count == 1 }) else {
        return .failed(
          names.isEmpty
            ? "\(name) has no name that could be said"
            : "\(name) is said as \(Inert.quoted(names[0], limit: 60)), as others are")
      }
    }
    return .passed
  }
}
