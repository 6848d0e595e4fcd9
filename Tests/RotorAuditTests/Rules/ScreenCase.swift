import RotorAudit
import RotorCore
import RotorFixtures

/// A screen on which rules on actions, elements or the screen fail, and its corrected twin.
struct ScreenCase: Sendable, CustomStringConvertible {
  let description: String
  /// What each rule that fails says of the broken screen.
  let expected: [String: String]
  let make: @Sendable (_ isFixed: Bool) throws -> Screen

  init(
    _ description: String, _ expected: [String: String],
    make: @escaping @Sendable (_ isFixed: Bool) throws -> Screen
  ) {
    self.description = description
    self.expected = expected
    self.make = make
  }

  /// A screen with one element, that the closure changes for the broken or the fixed one.
  static func element(
    _ description: String, _ expected: [String: String],
    _ change: @escaping @Sendable (inout Screen.Element, _ isFixed: Bool) -> Void
  ) -> ScreenCase {
    ScreenCase(description, expected) { isFixed in
      var element = Screen.Element("order", "Order 1042")
      change(&element, isFixed)
      return try Screen("Orders", elements: [element])
    }
  }
}

extension Screen.Element {
  /// Gives the element actions of these names.
  mutating func offer(_ names: String...) {
    actions = names.map { Screen.Action($0) }
  }
}
