import Foundation
import Testing

@testable import rotor_cli

@Suite struct `Exploring by lines` {
  /// Lines of input on an example, and all that is written.
  nonisolated struct Row: CustomTestStringConvertible {
    let name: String
    let screen: String
    var options: [String] = []
    let input: [String]
    let output: [String]

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "a map's rotor goes nearest first, back, and to its end", screen: "example:map",
      input: ["rotate to Apple stores", "swipe down", "swipe down", "swipe up", "swipe up"],
      output: [
        "Map, 46 places", "Apple stores, 3 items",
        "Apple Union Square: 85 meters, north-east. Button.",
        "Apple Chestnut Street: 3.1 kilometers, north-west. Button.",
        "Apple Union Square: 85 meters, north-east. Button.", "No more Apple stores.",
      ]),
    Row(
      name: "VoiceOver's words follow the language", screen: "example:map",
      options: ["--language", "de"], input: ["rotate to Bridges", "swipe up", "swipe down"],
      output: [
        "Map, 46 places", "Bridges, 5 Einträge",
        "Golden Gate Bridge: 7,15 Kilometer, im Nordwesten. Taste.",
        "Keine weiteren Bridges.",
      ]),
    Row(
      name: "alerts are ranges of one text", screen: "example:brochure",
      input: ["rotate to Alerts", "swipe down 4 times", "swipe up"],
      output: [
        "Redwood Hollow Park. Heading level 1.", "Alerts, 3 items", "Picnic area closed",
        "Rockfall on the Ridge Trail: turn back at the second bridge",
        "High wind warning until Sunday evening", "No more Alerts.",
        "Rockfall on the Ridge Trail: turn back at the second bridge",
      ]),
    Row(
      name: "a row that is not on the screen is scrolled to", screen: "example:trends",
      input: ["rotate to Negative trends", "swipe down 3 times"],
      output: [
        "Trends. Heading.", "Negative trends, 8 items", "Walking speed, down 6 percent",
        "Cardio fitness, down 3 percent", "Heart rate variability, down 8 percent",
      ]),
    Row(
      name: "a card opens by a double tap and closes by a scrub", screen: "example:orders",
      input: ["swipe right 3 times", "double tap", "scrub"],
      output: [
        "Orders. Heading.", "Cart, empty. Button.",
        "Order 1041, On its way, $61.15. Button. Actions Available",
        "Order 1042, Delivered, $24.80. Button. Actions Available", "Order 1042. Heading.",
        "~ The screen is now \"Order 1042\", 8 elements",
        "Order 1042, Delivered, $24.80. Button. Actions Available",
        "~ The screen is now \"Orders\", 5 elements",
      ]),
    Row(
      name: "an action changes what else is said", screen: "example:orders",
      input: ["swipe right 2 times", "swipe down", "double tap"],
      output: [
        "Orders. Heading.", "Cart, empty. Button.",
        "Order 1041, On its way, $61.15. Button. Actions Available", "Reorder",
        "Order 1041 was added to the cart",
        "~ Cart, 2 items. Button. Before: Cart, empty. Button.",
      ]),
    Row(
      name: "a dialog opens and closes", screen: "example:orders",
      input: [
        "swipe right 2 times", "swipe down 2 times", "double tap", "swipe right", "double tap",
      ],
      output: [
        "Orders. Heading.", "Cart, empty. Button.",
        "Order 1041, On its way, $61.15. Button. Actions Available", "Reorder",
        "Cancel order", "Cancel order 1041? Heading.", "~ A dialog is open",
        "+ Cancel order 1041? Heading.", "+ Cancel order. Button.", "+ Keep order. Button.",
        "Cancel order. Button.",
        "Order 1041, Cancelled, $61.15. Button. Actions Available",
        "Order 1041 was cancelled", "~ The dialog is closed",
        "~ Order 1041, Cancelled, $61.15. Button. Before: Order 1041, On its way, $61.15. Button.",
        "- Cancel order 1041? Heading.", "- Cancel order. Button.", "- Keep order. Button.",
      ]),
    Row(
      name: "the dial tells the rotors here", screen: "example:orders",
      input: ["swipe right 2 times", "dial"],
      output: [
        "Orders. Heading.", "Cart, empty. Button.",
        "Order 1041, On its way, $61.15. Button. Actions Available",
        "Actions, 2 stops, chosen", "Headings, 1 stop", "Form Controls, 4 stops",
        "Buttons, 4 stops", "Containers, 1 stop", "Words", "Characters",
      ]),
    Row(
      name: "a list is filtered and gone to by number", screen: "example:map",
      input: ["rotate to Parks", "list mission", "go 3", "list mission", "where"],
      output: [
        "Map, 46 places", "Parks, 16 items", "Parks, 16 stops, 1 with \"mission\".",
        "9. Mission Dolores Park: 3.6 kilometers, south-west. Button.",
        "Salesforce Park: 975 meters, east. Button.", "Parks, 16 stops, 1 with \"mission\".",
        "9. Mission Dolores Park: 3.6 kilometers, south-west. Button.",
        "Salesforce Park: 975 meters, east. Button.", "Element 24 of 47 on \"San Francisco\".",
        "Inside Map.", "Rotor Parks, stop 3 of 16.",
        "Id AnnotationContainer 2 MKMarkerAnnotationView annotation-21.",
      ]),
    Row(
      name: "find makes a rotor of its hits, in ranges where there is a text",
      screen: "example:brochure", input: ["find TRAIL", "swipe up", "find nothing like it"],
      output: [
        "Redwood Hollow Park. Heading level 1.", "Results for TRAIL, 6 items", "Trail", "Trails",
        "No more Results for TRAIL.", "Nothing on this screen holds \"nothing like it\".",
      ]),
    Row(
      name: "a hit within a text comes with the words around it", screen: "example:brochure",
      input: ["find bridge", "list", "find creek", "swipe down"],
      output: [
        "Redwood Hollow Park. Heading level 1.", "Results for bridge, 1 item", "bridge",
        "…Ridge Trail: turn back at the second bridge", "Results for bridge, 1 stop.",
        "1. bridge: …Ridge Trail: turn back at the second bridge (you are here)",
        "Results for creek, 3 items", "Creek",
        "…every half hour. Bicycles may use the Creek Trail.", "No more Results for creek.",
      ]),
    Row(
      name: "a repeated gesture ends at the first boundary", screen: "example:map",
      input: ["rotate to Apple stores", "swipe down 100 times", "swipe up 3 times"],
      output: [
        "Map, 46 places", "Apple stores, 3 items",
        "Apple Union Square: 85 meters, north-east. Button.",
        "Apple Chestnut Street: 3.1 kilometers, north-west. Button.",
        "Apple Stonestown: 9.05 kilometers, south-west. Button.", "No more Apple stores.",
        "3 of 100 done.", "Apple Chestnut Street: 3.1 kilometers, north-west. Button.",
        "Apple Union Square: 85 meters, north-east. Button.", "No more Apple stores.",
      ]),
    Row(
      name: "a repeated gesture goes round when that is asked for", screen: "example:map",
      options: ["--wrap", "twice"],
      input: ["rotate to Apple stores", "swipe down 5 times"],
      output: [
        "Map, 46 places", "Apple stores, 3 items",
        "Apple Union Square: 85 meters, north-east. Button.",
        "Apple Chestnut Street: 3.1 kilometers, north-west. Button.",
        "Apple Stonestown: 9.05 kilometers, south-west. Button.", "No more Apple stores.",
        "Apple Union Square: 85 meters, north-east. Button.",
      ]),
    Row(
      name: "back goes to the unit that was read", screen: "example:orders",
      input: [
        "swipe right", "rotate to Words", "swipe down 3 times", "swipe right", "back", "back",
        "swipe down", "rotate to Characters", "swipe down",
      ],
      output: [
        "Orders. Heading.", "Cart, empty. Button.", "Words", "Cart", ",", "empty",
        "Order 1041, On its way, $61.15. Button. Actions Available", "empty", ",",
        "empty", "Characters", "e",
      ]),
    Row(
      name: "answers follow the language: German", screen: "example:map",
      options: ["--language", "de"],
      input: ["rotate to Parks", "swipe down", "list alta", "where", "go 99", "back", "back", "q"],
      output: [
        "Map, 46 places", "Parks, 16 Einträge",
        "Yerba Buena Gardens: 530 Meter, im Südosten. Taste.",
        "Parks, 16 Ziele, 1 mit \"alta\".", "7. Alta Plaza Park: 2,65 Kilometer, im Westen. Taste.",
        "Yerba Buena Gardens: 530 Meter, im Südosten. Taste.",
        "Element 27 von 47 auf \"San Francisco\".", "In Karte.", "Rotor Parks, Ziel 1 von 16.",
        "Kennung AnnotationContainer 2 MKMarkerAnnotationView annotation-24.",
        "Es gibt kein Ziel 99 in Parks, 16 Ziele: 'list' zeigt sie.", "Map, 46 places",
        "Sie sind am Ausgangspunkt.",
      ]),
    Row(
      name: "answers follow the language: Chinese", screen: "example:orders",
      options: ["--language", "zh"],
      input: ["swipe right 2 times", "dial", "double tap", "find nothing"],
      output: [
        "Orders。标题。", "Cart, empty。按钮。",
        "Order 1041, On its way, $61.15。按钮。有可用操作",
        "操作，2 个目标，已选中", "标题，1 个目标", "表单控制，4 个目标",
        "按钮，4 个目标", "容器，1 个目标", "字词", "字符", "Order 1041。标题。",
        "~ 现在的屏幕是 \"Order 1041\"，8 个元素", "此屏幕上没有包含 \"nothing\" 的内容。",
      ]),
    Row(
      name: "back and forward follow the way", screen: "example:orders",
      input: [
        "swipe right", "last element", "back", "back", "back", "forward", "forward", "forward",
      ],
      output: [
        "Orders. Heading.", "Cart, empty. Button.",
        "Order 1043, Preparing, $9.40. Button. Actions Available", "Cart, empty. Button.",
        "Orders. Heading.", "You are where you started.", "Cart, empty. Button.",
        "Order 1043, Preparing, $9.40. Button. Actions Available",
        "There is nothing to go forward to.",
      ]),
    Row(
      name: "a second swipe at the end goes round when it is asked for", screen: "example:map",
      options: ["--wrap", "twice"],
      input: ["rotate to Apple stores", "swipe up", "swipe down", "swipe down", "swipe up"],
      output: [
        "Map, 46 places", "Apple stores, 3 items",
        "Apple Stonestown: 9.05 kilometers, south-west. Button.", "No more Apple stores.",
        "Apple Union Square: 85 meters, north-east. Button.", "No more Apple stores.",
      ]),
    Row(
      name: "remarks and empty lines are passed over, quit ends", screen: "example:orders",
      input: ["", "# a remark", "swipe left", "quit", "swipe right"],
      output: ["Orders. Heading.", "Start of screen."]),
    Row(
      name: "what cannot be listed says so", screen: "example:orders", input: ["list", "go 1"],
      output: [
        "Orders. Heading.",
        "Characters has no stops to list: turn to another rotor; 'dial' tells which there are.",
        "Characters has no stops to list: turn to another rotor; 'dial' tells which there are.",
      ]),
    Row(
      name: "a rotor of one's own is offered", screen: "example:map",
      options: ["--rotor", "Museums = [color=purple]"],
      input: ["rotate to Museums", "swipe down", "go 99"],
      output: [
        "Map, 46 places", "Museums, 7 items",
        "San Francisco Museum of Modern Art: 620 meters, south-east. Button.",
        "There is no stop 99 in Museums, 7 stops: 'list' shows them.",
      ]),
  ]

  @Test(arguments: rows) func `says what happens`(_ row: Row) {
    let run = CommandRun(exploring: row.screen, row.input, options: row.options)
    #expect(run.lines == row.output)
    #expect(run.diagnostics == "")
    #expect(run.status == .success)
  }

  @Test(arguments: [
    ("dail", "'dail' is no gesture: did you mean 'dial'?"),
    ("go back", "'go back' is no gesture: expected the number of a stop in the list: go 3"),
    ("go 0", "'go 0' is no gesture: expected the number of a stop in the list: go 3"),
    ("find", "'find' is no gesture: expected what to look for: find TEXT"),
    ("back twice", "'back twice' is no gesture: expected nothing after 'back'"),
  ]) func `tells what was perhaps meant`(_ line: String, _ message: String) {
    let run = CommandRun(exploring: "example:orders", [line, "swipe right"])
    #expect(run.diagnostics == "rotor: standard input, line 1: \(message)\n")
    #expect(run.lines.last == "Cart, empty. Button.")
    #expect(run.status == .badInput)
  }

  @Test(arguments: [
    ("rotate to Negativ trends", "did you mean 'Negative trends'?"),
    ("rotate to Überschrift", "did you mean 'Überschriften'?"),
    ("rotate to Toilets", "'dial' tells which there are"),
  ]) func `tells a rotor that was perhaps meant, and counts the line`(
    _ line: String, _ advice: String
  ) {
    let name = String(line.dropFirst("rotate to ".count))
    let run = CommandRun(exploring: "example:trends", [line, "swipe right"])
    #expect(
      run.diagnostics
        == "rotor: standard input, line 1: no rotor here is called '\(name)': \(advice)\n")
    #expect(
      run.lines.dropFirst() == [
        "There is no rotor called \(name) here.", "Steps, up 4 percent",
      ])
    #expect(run.status == .badInput)
  }

  @Test(arguments: [
    ("example:orders", "first element", "swipe right"),
    ("example:orders-bad", "last element", "swipe left"),
  ]) func `tells where a rotor is that other elements have`(
    _ screen: String, _ start: String, _ way: String
  ) {
    let run = CommandRun(exploring: screen, [start, "rotate to actions"])
    #expect(
      run.diagnostics
        == "rotor: standard input, line 2: 'actions' is offered on other elements, "
        + "not here: \(way) to one that has it\n")
    #expect(run.status == .badInput)
  }

  @Test(arguments: ["quit", "q", "Q", " q "]) func `ends at each form of quit`(_ line: String) {
    let run = CommandRun(exploring: "example:orders", [line, "swipe right"])
    #expect(run.lines == ["Orders. Heading."])
    #expect(run.status == .success)
  }

  @Test func `a text file is read line by line`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try "Pay by 1 May.\n\nThen wait.\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = CommandRun(exploring: file.path, ["read all", "read all"])
    let name = file.lastPathComponent
    #expect(
      run.lines == [name, name, "Pay by 1 May.", "Then wait.", name, "Pay by 1 May.", "Then wait."])
  }

  @Test func `writes the outline at the start and when the screen changed`() {
    let run = CommandRun(
      exploring: "example:orders", ["swipe right 2 times", "double tap"],
      options: ["--format", "outline"])
    #expect(run.lines.filter { $0 == "Orders" }.count == 1)
    #expect(run.lines.contains("    button \"Cart, empty\""))
    #expect(run.lines.contains("    button \"Order 1041, On its way, $61.15\""))
    #expect(run.lines.contains("    heading \"Order 1041\""))
  }
}
