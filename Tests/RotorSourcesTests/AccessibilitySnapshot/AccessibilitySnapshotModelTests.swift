import Foundation
import RotorCore
import Testing

@testable import RotorSources

@Suite("Models of AccessibilitySnapshot")
struct AccessibilitySnapshotModelTests {
  private func open(_ name: String) throws -> Snapshot {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try ScreenFile(path: folder.appending(path: "Fixtures/\(name)").path)
    #expect(file.kind == .accessibilitySnapshot)
    return try AccessibilitySnapshotModel(file).snapshot
  }

  @Test("A hierarchy becomes nodes in the order of its traversal")
  func order() throws {
    let screen = try open("settings.hierarchy.json").screen
    let outline = screen.positions.map { position in
      String(repeating: "  ", count: Array(screen.ancestors(of: position)).count)
        + screen[position].id.rawValue
    }
    #expect(
      outline == [
        "sheet", "  element-3", "  sound", "  container-4", "    element-6", "    element-5",
        "container-7", "  element-8", "  element-9", "  element-10", "container-14",
        "  element-15", "container-11", "container-12", "container-13",
      ])
  }

  @Test("An element keeps what the model knows")
  func element() throws {
    let screen = try open("settings.hierarchy.json").screen
    var sound = Screen.Element(
      "sound", "Sound", [.button, .toggleButton], value: "1",
      frame: Screen.Rect(x: 16, y: 120, width: 358, height: 44))
    sound.identifier = "sound"
    sound.inputLabels = ["Sound", "Audio"]
    sound.activationPoint = Screen.Point(x: 340, y: 142)
    sound.actions = [Screen.Action("Mute"), Screen.Action("Reset")]
    sound.customContent = [Screen.CustomContent("Device", "Speaker", isImportant: true)]
    sound.language = "en-GB"
    sound.respondsToUserInteraction = true
    sound.attributes = ["visibility": "onscreen"]
    #expect(screen["sound"] == sound)

    #expect(screen["element-3"]?.hint == "Swipe up for sections")
    #expect(screen["element-3"]?.traits == [.header, Screen.Traits(rawValue: 1 << 22)])
    let note = screen["element-5"]
    #expect(note?.traits == .textField)
    #expect(note?.path.map { [$0.x, $0.y] } == [[0, 200], [100, 200], [100, 260]])
    #expect(note?.frame == Screen.Rect(x: 0, y: 200, width: 100, height: 60))
    #expect(note?.activationPoint == nil)
    #expect(note?.attributes == ["visibility": "offscreen", "context": "listEnd"])
    #expect(screen["element-15"]?.traits == [.tab, .selected])
    #expect(screen["element-15"]?.attributes == ["context": "tabBarItem 1 of 2"])
  }

  @Test("A container keeps its kind, its name and what it does to the rest")
  func containers() throws {
    let screen = try open("settings.hierarchy.json").screen
    #expect(screen["sheet"]?.container == Screen.Container(.group, isModal: true))
    #expect(screen["sheet"]?.actions == [Screen.Action("Close")])
    #expect(screen["container-4"]?.container == Screen.Container(.list))
    #expect(screen["container-11"]?.container == Screen.Container(.group))
    #expect(screen["container-11"]?.identifier == "totals")
    #expect(screen["container-11"]?.label == "Totals")
    #expect(screen["container-11"]?.value == "3")
    #expect(screen["container-12"]?.container == Screen.Container(.scrollView, scrolls: true))
    #expect(screen["container-13"]?.container == Screen.Container(.segmentedControl, scrolls: true))
    #expect(screen["container-14"]?.container == Screen.Container(.tabBar))
    #expect(
      screen["container-7"]?.container
        == Screen.Container(
          .table,
          table: Screen.Table(rowCount: 2, columnCount: 2, columnHeaders: [1: ["element-8"]])))
    #expect(screen["element-8"]?.cell == Screen.Cell(rows: 0..<1, columns: 1..<2))
    #expect(screen["element-9"]?.cell == nil)
    #expect(screen["element-10"]?.cell == Screen.Cell(rows: 1..<2, columns: 1..<3))
  }

  @Test("The results of a rotor become stops, found by frame, by words or by range")
  func rotors() throws {
    let snapshot = try open("settings.hierarchy.json")
    #expect(
      snapshot.rotors == [
        Snapshot.SavedRotor(
          title: Rotor.Title("Switches"), owner: "element-3", order: .own,
          stops: [Rotor.Stop("sound"), Rotor.Stop("element-6")]),
        Snapshot.SavedRotor(
          title: Rotor.Title(kind: .headings), owner: "element-3", order: .own, stops: []),
        Snapshot.SavedRotor(
          title: Rotor.Title("Calls"), owner: "element-5", order: .own,
          stops: [Rotor.Stop("element-5", range: 0..<4), Rotor.Stop("element-5", range: 10..<14)]),
      ])
    #expect(
      snapshot.warnings == [
        "the trait 'sparkling' is not known and is left out",
        "rotor 'Switches': no element says 'Nowhere', so this stop is left out",
        "rotor 'Headings': the model lists its first stops only",
      ])
  }

  @Test("A flat list of an older model is read too")
  func flat() throws {
    let screen = try open("flat.markers.json").screen
    #expect(screen.positions.map { screen[$0].id } == ["element-1", "element-2"])
    let cell = screen["element-1"]
    #expect(cell?.cell == Screen.Cell(rows: 2..<5, columns: 3..<5))
    #expect(cell?.traits == .staticText)
    #expect(cell?.hint == "Composed hint")
    #expect(cell?.actions == [Screen.Action("Copy")])
    #expect(screen["element-2"]?.cell == nil)
  }

  @Test(
    "A model of another form is refused with its place",
    arguments: [
      (
        "[{\"element\": {\"_0\": 5}}]",
        "line 1, column 21, 0.element._0: expected an object, found the number 5"
      ),
      (
        "[{\"element\": {}}]",
        "line 1, column 14, 0.element: the key '_0' is missing: expected the element"
      ),
      (
        "[{\"container\": {\"children\": []}}]",
        "line 1, column 16, 0.container: the key '_0' is missing: expected the container"
      ),
      (
        "[{\"container\": {\"_0\": {}}}]",
        "line 1, column 23, 0.container._0: the key 'type' of a container is missing"
      ),
      (
        "[{\"element\": {\"_0\": {}}}, 5]",
        "line 1, column 27, 1: expected a node, which is an object, found the number 5"
      ),
      (
        "[{\"element\": {\"_0\": {}}}, {}]",
        "line 1, column 27, 1: expected a node with 'element', 'container' or 'shape'"
      ),
      (
        "[{\"element\": {\"_0\": {\"shape\": {\"type\": \"frame\", \"frame\": [[0, 0], 5]}}}}]",
        "line 1, column 67, 0.element._0.shape.frame.1: expected two numbers [x, y], found the number 5"
      ),
      (
        "[{\"container\": {\"_0\": {\"type\": {\"dataTable\": {\"rowCount\": -4}}}}}]",
        "line 1, column 59, 0.container._0.type.dataTable.rowCount: expected a number of 0 or more, found -4"
      ),
    ])
  func refused(_ text: String, _ sentence: String) {
    let found = complaint {
      _ = try ScreenFile(name: "m", bytes: Array(text.utf8)).source()
    }
    #expect(found == "m, " + sentence)
  }
}
