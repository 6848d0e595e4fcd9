import RotorCore

/// What can be said with Voice Control.
///
/// Elements that can be used, by their input labels, else by their label up to its first comma (assumed);
/// case does not count. Equal names get numbers (documented). Custom actions cannot be said (the guide's).
struct SpokenCommands {
  /// The positions of the elements that each name means, in lower case.
  let elements: [String: [Int]]

  init(_ screen: Screen) {
    var elements: [String: [Int]] = [:]
    for position in screen.stops where SpokenCommands.isUsed(screen[position]) {
      for name in Set(SpokenCommands.names(of: screen[position])) {
        elements[name, default: []].append(position)
      }
    }
    self.elements = elements
  }

  /// The names of an element, in lower case.
  static func names(of element: Screen.Element) -> [String] {
    let given = element.inputLabels.filter { !$0.isEmpty }
    if !given.isEmpty { return given.map { $0.lowercased() } }
    guard let label = element.label, !label.isEmpty else { return [] }
    return [label.prefix { $0 != "," }.lowercased()]
  }

  private static func isUsed(_ element: Screen.Element) -> Bool {
    element.respondsToUserInteraction
      ?? (element.hasMainAction || element.traits.contains(.adjustable))
  }
}
