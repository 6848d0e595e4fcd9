package import RotorCore

/// A rotor that a modifier declares; its entries are made when they are asked for.
package struct RotorDeclaration {
  package let title: Rotor.Title
  /// Whether it is a list of ranges of the text that it hangs on.
  package let isOfRanges: Bool
  package let entries: () -> [RotorEntry]
}
