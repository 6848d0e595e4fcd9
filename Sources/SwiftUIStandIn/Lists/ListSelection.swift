/// Which rows of a list are chosen.
struct ListSelection {
  let contains: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void

  /// One row at most.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    contains = { $0.base as? Value == selection.wrappedValue && selection.wrappedValue != nil }
    choose = { id in
      if let value = id.base as? Value { selection.wrappedValue = value }
    }
  }

  /// Any number of rows; choosing one again lets it go.
  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    contains = { ($0.base as? Value).map(selection.wrappedValue.contains) ?? false }
    choose = { id in
      if let value = id.base as? Value {
        selection.wrappedValue.formSymmetricDifference([value])
      }
    }
  }

  /// A row that can be chosen is a button, selected when it is (assumed).
  func mark(rowFrom start: Int, _ build: ViewBuild) {
    for top in build.tops(from: start) {
      guard let id = build.nodes[top].tag else { continue }
      build.change(top) { node in
        node.change { properties in
          properties.addedTraits.formUnion(.isButton)
          if contains(id) { properties.addedTraits.formUnion(.isSelected) }
          properties.tap = properties.tap ?? { choose(id) }
        }
      }
    }
  }
}
