import RotorSwiftUI

/// Chapters, and a rotor over them that may do more than lead there.
struct DefectChapters: View {
  final class Position {
    var chapter = 0
  }

  let isCommand: Bool
  @State private var chapter = 0
  @State private var position = Position()

  var body: some View {
    List {
      Text("Playing chapter \(chapter)")
      ForEach(1..<8) { Text("Chapter \($0)").id($0) }
    }
    .accessibilityRotor("Parts") {
      ForEach(entries, id: \.self) { AccessibilityRotorEntry("Chapter \($0)", id: $0) }
    }
  }

  /// Asked for its entries, it also moves on, and forgets those that it has passed.
  private var entries: [Int] {
    guard isCommand else { return Array(1..<8) }
    position.chapter += 1
    chapter = position.chapter
    return Array(1..<8).filter { ($0 + position.chapter) % 3 != 0 }
  }
}
