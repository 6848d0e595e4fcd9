import RotorCore
import RotorUIKit
import Testing

@Suite("Screens that are read from right to left")
struct DirectionTests {
  private func labels(_ names: [String]) -> [UILabel] {
    names.map { name in
      let label = UILabel()
      label.text = name
      return label
    }
  }

  private nonisolated static let kinds = ["stack", "segments", "tabs"]

  @Test("what stands side by side is read in its order", arguments: kinds)
  func order(_ kind: String) throws {
    let view: UIView
    switch kind {
    case "stack": view = UIStackView(arrangedSubviews: labels(["1", "2", "3"]))
    case "segments": view = UISegmentedControl(items: ["1", "2", "3"])
    default:
      let bar = UITabBar()
      bar.items = ["1", "2", "3"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      view = bar
    }
    let screen = Sample.screen([view])
    #expect(try Sample.labels(screen) == ["1", "2", "3"])
    screen.semanticContentAttribute = .forceRightToLeft
    #expect(try Sample.labels(screen) == ["1", "2", "3"])
    let frames = view.subviews.map(\.frame.minX)
    #expect(frames == frames.sorted(by: >))
  }

  @Test func `a controller's view says the direction, wherever it is hosted`() throws {
    let controller = UIViewController()
    controller.view.semanticContentAttribute = .forceRightToLeft
    let screen = try ViewSource(controller).read().screen
    #expect(screen.environment.direction == .rightToLeft)
  }

  @Test func `a view has its own direction, else that of what is around it`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    inner.semanticContentAttribute = .playback
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
