import RotorCore

extension ScreenCase {
  static let elements: [ScreenCase] = [
    .element(
      "A button without a name",
      ["element-without-label": "an element with the traits button has no label"]
    ) { element, isFixed in
      element.traits = .button
      element.label = isFixed ? "Cancel" : " "
    },
    .element(
      "A field with only a value",
      [
        "element-without-label":
          "a control with the traits textField has the value \"Anna\", but no label"
      ]
    ) { element, isFixed in
      element.traits = .textField
      element.label = isFixed ? "Name" : nil
      element.value = "Anna"
    },
    .element("A text with only a value is named by it", [:]) { element, _ in
      element.label = nil
      element.value = "42 °C"
    },
    .element(
      "A label that repeats the trait",
      [
        "element-label-repeats-trait":
          "\"Save Button\" says \"button\" and has the trait button"
      ]
    ) { element, isFixed in
      element.traits = .button
      element.label = isFixed ? "Unbutton" : "Save Button"
    },
    .element(
      "A Chinese label that repeats the trait",
      ["element-label-repeats-trait": "\"保存按钮\" says \"按钮\" and has the trait button"]
    ) { element, isFixed in
      element.traits = .button
      element.label = isFixed ? "保存" : "保存按钮"
    },
    .element(
      "A label that pretends to be a button",
      [
        "element-label-pretends-trait":
          "\"Speichern-Taste\" says \"taste\", but does not have the trait button"
      ]
    ) { element, isFixed in
      element.label = isFixed ? "Drücken Sie jetzt bitte die rote Taste" : "Speichern-Taste"
    },
    .element("A button that copies a link does not pretend to be one", [:]) { element, _ in
      element.traits = .button
      element.label = "Copy link"
    },
    ScreenCase(
      "Rows of three stops",
      ["element-many-stops": "the row \"Order 1\" takes 3 stops, and 1 more like it"]
    ) { isFixed in
      try Screen("Orders") { screen in
        screen.inside("orders", Screen.Container(.list)) { list in
          for number in 1...2 {
            let id = Screen.Element.ID("order-\(number)")
            if isFixed {
              list.add(id, "Order \(number)")
            } else {
              list.inside(id, Screen.Container(.group), label: "Order \(number)") { row in
                for part in ["Title", "Date", "Price"] {
                  row.add(Screen.Element.ID("\(part)-\(number)"), "\(part) \(number)")
                }
              }
            }
          }
        }
      }
    },
    ScreenCase(
      "A card whose frame encloses others",
      ["element-many-stops": "the row \"Card\" takes 3 stops"]
    ) { isFixed in
      let width = isFixed ? 20.0 : 300
      return try Screen("Cards") { screen in
        screen.add("card", "Card", frame: Screen.Rect(x: 0, y: 0, width: width, height: 100))
        screen.add("like", "Like", .button, frame: Screen.Rect(x: 30, y: 10, width: 44, height: 44))
        screen.add("hide", "Hide", .button, frame: Screen.Rect(x: 90, y: 10, width: 44, height: 44))
        screen.add("end", "End", frame: Screen.Rect(x: 0, y: 200, width: 300, height: 44))
      }
    },
    ScreenCase(
      "Elements whose order goes in a circle",
      [
        "screen-order-ambiguous":
          "\"A\", \"B\" and \"C\" each come before another"
      ]
    ) { isFixed in
      let step = isFixed ? 20.0 : 5
      return try Screen(
        "Circle", order: .byFrame,
        elements: [("a", "A", 200.0), ("b", "B", 100), ("c", "C", 0)].enumerated().map {
          let (id, label, x) = $0.element
          return Screen.Element(
            Screen.Element.ID(id), label,
            frame: Screen.Rect(x: x, y: Double($0.offset) * step, width: 10, height: 10))
        })
    },
  ]
}
