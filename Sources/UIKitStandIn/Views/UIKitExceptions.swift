/// What UIKit would have ended the program for, where the stand-in did the nearest harmless thing.
///
/// Each is kept with the view that it happened at, for as long as that view or its window lives, so
/// that whoever reads the view is told, and nobody else.
package enum UIKitExceptions {
  private struct Entry {
    weak var origin: UIView?
    weak var window: UIWindow?
    let words: String

    var isGone: Bool { origin == nil && window == nil }

    func isInside(_ root: UIView) -> Bool {
      if let origin, origin.isDescendant(of: root) { return true }
      // A view that has left its window, or was freed, was on that window's screen.
      guard let window else { return false }
      return window === root || (origin == nil && window === root.window)
    }
  }

  private static var entries: [Entry] = []
  /// The most that are kept of one view, the first ones.
  private static let mostOfOne = 20
  /// The most that are kept of all, the last ones.
  private static let most = 1_000

  /// Takes note of an exception; the same one of the same view is kept once.
  static func note(_ words: String, at origin: UIView) {
    entries.removeAll(where: \.isGone)
    let known = entries.filter { $0.origin === origin }
    guard known.count < mostOfOne, !known.contains(where: { $0.words == words }) else { return }
    if entries.count >= most { entries.removeFirst() }
    entries.append(Entry(origin: origin, window: origin.window, words: words))
    ScreenRevision.advance()
  }

  /// What there was at a view and at what is inside it, in the order in which it happened.
  package static func inside(_ root: UIView) -> [String] {
    entries.filter { $0.isInside(root) }.map(\.words)
  }
}

extension UIView {
  /// Takes note that UIKit raises an exception here; the class is named first.
  func noteException(_ words: String) {
    UIKitExceptions.note("\(type(of: self)): \(words)", at: self)
  }
}
