import RotorCore

extension ReferenceRow {
  /// A row about one element that stands alone.
  static func says(
    _ id: String, _ description: String, hint: String? = nil, _ make: Screen.Element
  ) -> ReferenceRow {
    ours(id) {
      let screen = try Screen("row", elements: [make])
      let parts = Utterance(describing: 0, on: screen).parts(in: .english)
      return try Mismatch.check([parts.description, parts.hint], [description, hint])
    }
  }

  /// A row about some elements of a screen.
  static func says(
    _ id: String, _ expected: [Screen.Element.ID: String], hints: [Screen.Element.ID: String] = [:],
    on screen: @escaping @Sendable () throws -> Screen
  ) -> ReferenceRow {
    ours(id) {
      let screen = try screen()
      for (id, description) in expected {
        guard let position = screen.position(of: id) else { return false }
        let parts = Utterance(describing: position, on: screen).parts(in: .english)
        guard try Mismatch.check([parts.description, parts.hint], [description, hints[id]]) else {
          return false
        }
      }
      return true
    }
  }
}

extension Screen.Element {
  /// An element of the reference tables.
  static func row(
    _ label: String? = nil, _ traits: Screen.Traits = [], value: String? = nil, hint: String? = nil
  ) -> Screen.Element {
    Screen.Element("it", label, traits, value: value, hint: hint)
  }
}
