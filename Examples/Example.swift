public import RotorContent
public import RotorCore
import RotorSwiftUI
import RotorUIKit

/// A screen that comes with Rotor: `example:map` and the others.
///
/// Those whose names end in `-bad` go wrong in a way that people's apps do; each has a corrected form.
public nonisolated struct Example: Sendable {
  /// What it is called.
  public let name: String
  /// What the screen shows, in one line.
  public let summary: String
  private let make: @MainActor @Sendable (Viewpoint) -> any Source

  /// Where one stands on a map, and how it speaks.
  struct Viewpoint {
    var origin: Coordinate?
    var words: DistanceWords
  }

  init(
    _ name: String, _ summary: String,
    make: @escaping @MainActor @Sendable (Viewpoint) -> any Source
  ) {
    self.name = name
    self.summary = summary
    self.make = make
  }

  /// Every screen, in the order in which they are listed.
  public static let all = screens + rotorShapes + actionShapes + badRotorShapes + badActionShapes

  /// The screen of that name; nil when there is none.
  public init?(named name: String) {
    guard let example = Example.all.first(where: { $0.name == name }) else { return nil }
    self = example
  }

  /// Whether it shows what goes wrong.
  public var isBad: Bool { name.hasSuffix("-bad") }

  /// A source that shows the screen and answers what one does on it.
  ///
  /// - Parameters:
  ///   - origin: where one stands on the map; nil for Union Square.
  ///   - words: how the map says distances and directions, and in which language.
  @MainActor public func source(
    from origin: Coordinate? = nil, words: DistanceWords = DistanceWords()
  ) -> any Source {
    make(Viewpoint(origin: origin, words: words))
  }

  /// One in SwiftUI.
  static func swiftUI(
    _ name: String, _ summary: String, title: String? = nil,
    _ view: @escaping @MainActor @Sendable () -> some View
  ) -> Example {
    Example(name, summary) { _ in SwiftUISource(view(), name: title, language: "en") }
  }

  /// One in UIKit.
  static func uiKit(
    _ name: String, _ summary: String,
    _ controller: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Example {
    Example(name, summary) { _ in ViewSource(controller(), language: "en") }
  }
}
