import RotorSwiftUI

/// Many books, one of them marked in ten, and a rotor over those; each switch is one way to do it.
struct DefectShelf: View {
  enum Rotor {
    case byID, tied, tiedAndPrepared, tiedAndPreparedLater
    /// By ids that no row has, or in a namespace in which nothing is tied.
    case strangeIDs, untied
  }

  var kind = Rotor.byID
  var count = 60
  /// How many have the id of the first.
  var copies = 0
  var title: String?
  var hasMarks = true
  var isOfferedEmpty = false
  var areTitled = true
  @Namespace private var space
  @Environment(\.locale) private var locale

  private var marked: [Int] { hasMarks ? Array(stride(from: 5, to: count, by: 10)) : [] }
  private var name: String { title ?? (locale.identifier.hasPrefix("de") ? "Markiert" : "Marked") }

  var body: some View {
    ScrollViewReader { proxy in
      if hasMarks || isOfferedEmpty {
        list.accessibilityRotor(name) {
          ForEach(marked, id: \.self) { number in entry(number, proxy) }
        }
      } else {
        list
      }
    }
  }

  private var list: some View {
    List {
      ForEach(Array(repeating: 5, count: copies) + Array(0..<count), id: \.self) { number in
        let title = areTitled ? "Book \(number)" : "Book"
        if kind == .untied {
          Text(title)
        } else {
          Text(title).accessibilityRotorEntry(id: number, in: space)
        }
      }
    }
  }

  @AccessibilityRotorContentBuilder
  private func entry(_ number: Int, _ proxy: ScrollViewProxy) -> some AccessibilityRotorContent {
    let label = "Book \(number)"
    switch kind {
    case .byID: AccessibilityRotorEntry(label, id: number)
    case .strangeIDs: AccessibilityRotorEntry(label, id: "\(number)")
    case .tied: AccessibilityRotorEntry(label, number, in: space)
    case .tiedAndPrepared, .untied:
      AccessibilityRotorEntry(label, number, in: space) { proxy.scrollTo(number) }
    case .tiedAndPreparedLater:
      AccessibilityRotorEntry(label, number, in: space) {
        Task { proxy.scrollTo(number) }
      }
    }
  }
}
