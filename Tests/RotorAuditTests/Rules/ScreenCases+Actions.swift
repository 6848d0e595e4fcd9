import RotorCore

extension ScreenCase {
  static let actions: [ScreenCase] = [
    .element(
      "A button that ignores a double tap",
      [
        "action-main-hidden":
          "\"Order 1042\" is a button and does nothing on a double tap"
      ]
    ) { element, isFixed in
      element.traits = .button
      element.activation = isFixed ? .handled : .ignored
    },
    .element(
      "A bare verb is the main action",
      [
        "action-main-hidden":
          "\"Order 1042\" does nothing on a double tap, and what it should do is the action "
          + "\"Öffnen\"",
        "action-vague-name": "\"Öffnen\" on \"Order 1042\" does not say what happens",
      ]
    ) { element, isFixed in
      element.activation = isFixed ? .handled : .ignored
      if isFixed { element.offer("Cancel order") } else { element.offer("Öffnen", "Cancel order") }
    },
    .element("A text with actions is not a hidden main action", [:]) { element, _ in
      element.traits = .staticText
      element.activation = .ignored
      element.offer("Reorder", "Cancel order")
    },
    .element("A dimmed button may ignore a double tap", [:]) { element, _ in
      element.traits = [.button, .notEnabled]
      element.activation = .ignored
    },
    .element(
      "Two actions of one name",
      ["action-duplicate-name": "\"Order 1042\" has two actions called \"delete \""]
    ) { element, isFixed in
      if isFixed { element.offer("Delete", "Undelete") } else { element.offer("Delete", "delete ") }
    },
    .element(
      "An action called More",
      ["action-vague-name": "\"More…\" on \"Order 1042\" does not say what happens"]
    ) { element, isFixed in
      if isFixed { element.offer("More like this") } else { element.offer("Reorder", "More…") }
    },
    .element(
      "An action called 更多操作",
      ["action-vague-name": "\"更多操作\" on \"Order 1042\" does not say what happens"]
    ) { element, isFixed in
      element.offer(isFixed ? "取消订单" : "更多操作")
    },
    .element(
      "An action without a name",
      ["action-vague-name": "\"Order 1042\" has an action without a name"]
    ) { element, isFixed in
      element.offer(isFixed ? "Reorder" : " ")
    },
    .element(
      "Actions on a slider",
      ["action-on-adjustable": "\"Order 1042\" is adjustable and has 1 custom action"]
    ) { element, isFixed in
      element.traits = isFixed ? [] : .adjustable
      element.offer("Reset to 50 percent")
    },
    .element(
      "Nine actions", ["action-too-many": "\"Order 1042\" has 9 custom actions"]
    ) { element, isFixed in
      element.actions = (1...(isFixed ? 8 : 9)).map { Screen.Action("Move to list \($0)") }
    },
    .element(
      "A key of a translation as a name",
      ["action-name-is-identifier": "\"order.cancel.title\" on \"Order 1042\" looks like code"]
    ) { element, isFixed in
      element.offer(isFixed ? "Cancel order" : "order.cancel.title")
    },
    .element(
      "An identifier as a name",
      ["action-name-is-identifier": "\"cancelOrder\" on \"Order 1042\" looks like code"]
    ) { element, isFixed in
      if isFixed {
        element.offer("iCloud", "E-mail", "Cancel")
      } else {
        element.offer("cancelOrder")
      }
    },
    ScreenCase(
      "The same actions in another order",
      [
        "actions-inconsistent":
          "\"Order 2\" has the actions \"Cancel\" and \"Reorder\", but \"Order 1\" has \"Reorder\" "
          + "and \"Cancel\", and 1 more like that"
      ]
    ) { isFixed in
      try Screen("Orders") { screen in
        screen.inside("orders", Screen.Container(.list)) { list in
          for number in 1...4 {
            list.add(Screen.Element.ID("order-\(number)"), "Order \(number)") {
              if isFixed || [1, 4].contains(number) {
                $0.offer("Reorder", "Cancel")
              } else {
                $0.offer("Cancel", "Reorder")
              }
            }
          }
        }
      }
    },
    ScreenCase("The same action on most rows, as the guide recommends", [:]) { _ in
      try Screen("Orders") { screen in
        screen.inside("orders", Screen.Container(.list)) { list in
          for number in 1...20 {
            list.add(Screen.Element.ID("order-\(number)"), "Order \(number)") {
              if number > 2 { $0.offer("Cancel order") }
            }
          }
        }
      }
    },
  ]
}
