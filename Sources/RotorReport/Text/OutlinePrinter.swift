public import RotorCore

/// Prints a screen as an indented outline in reading order.
///
/// Each line is a role, a name and, behind them, the rotors that are attached there.
public struct OutlinePrinter {
  /// How deep lines are indented; what lies deeper says its level instead.
  private static let deepestIndent = 24

  private let role: (Screen.Element) -> String
  private let name: (Screen.Element) -> String?

  /// Makes a printer that calls an element by that role and that name.
  public init(
    role: @escaping (Screen.Element) -> String,
    name: @escaping (Screen.Element) -> String? = { $0.label ?? $0.value }
  ) {
    self.role = role
    self.name = name
  }

  /// The outline of what can be reached: not what is hidden, inside an element or behind a modal.
  ///
  /// - Complexity: O(n).
  public func text(_ screen: Screen, rotors: [Report.Rotor] = []) -> String {
    // The system's own are everywhere and no part of the screen.
    let own = rotors.filter { $0.owner != nil || [.custom, .group].contains($0.kind) }
    let attached = Dictionary(grouping: own, by: \.owner)
    var lines = [Inert.line(screen.name)]
    lines += (attached[nil] ?? []).map { "  " + line($0) }
    let scope = screen.scope
    var depths = [Int](repeating: 1, count: scope.count)
    var skippedTo = scope.lowerBound
    for position in scope {
      var depth = 1
      if let parent = screen.parent(of: position), scope.contains(parent) {
        depth = depths[parent - scope.lowerBound] + 1
      }
      depths[position - scope.lowerBound] = depth
      guard position >= skippedTo else { continue }
      let element = screen[position]
      let isStop = screen.isStop(position)
      if element.isHidden || (element.isElement && !isStop) {
        skippedTo = screen.descendants(of: position).upperBound
        continue
      }
      if isStop { skippedTo = screen.descendants(of: position).upperBound }
      let indent = self.indent(depth)
      lines.append(indent + line(element))
      lines += (attached[element.id] ?? []).map { indent + "  " + line($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func indent(_ depth: Int) -> String {
    depth <= OutlinePrinter.deepestIndent
      ? String(repeating: "  ", count: depth)
      : String(repeating: "  ", count: OutlinePrinter.deepestIndent) + "(level \(depth)) "
  }

  private func line(_ element: Screen.Element) -> String {
    let words = name(element).map { " " + Inert.quoted($0) } ?? ""
    return Inert.line(role(element)) + words
  }

  private func line(_ rotor: Report.Rotor) -> String {
    let kind = rotor.kind == .group ? "group" : "rotor"
    return "\(kind) \(Inert.quoted(rotor.name)), \(Count.of(rotor.total, "stop"))"
  }
}
