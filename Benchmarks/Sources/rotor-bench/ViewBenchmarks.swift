import RotorCore
import RotorUIKit

/// Walking views, beside a plain walk that only gathers labels.
@MainActor enum ViewBenchmarks {
  static let sizes = [1_000, 10_000, 100_000]

  /// Time to walk all views anew; per view it should stay the same.
  static func capture() throws {
    print("\nWalk views into a screen")
    for size in sizes {
      let root = grid(size)
      let source = ViewSource(root)
      _ = try source.read()
      var flips = 0
      let time = try Stopwatch.median(runs: size > 10_000 ? 3 : 5) {
        flips += 1
        root.subviews[0].accessibilityValue = "\(flips)"
        let count = try source.read().screen.stops.count
        precondition(count == size)
      }
      let plain = Stopwatch.median { precondition(labels(root) == size) }
      print(
        "  \(size) views: \(time.asTime), \((time / Double(size)).asTime) a view; "
          + "gathering labels alone: \((plain / Double(size)).asTime) a view")
    }
  }

  /// Time of a step through a closure rotor, with the words that are said.
  static func steps() throws {
    print("\nOne step through a closure rotor of views (should not grow)")
    for size in sizes {
      let root = grid(size)
      let views = root.subviews
      root.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "All") { views }]
      var voice = try VoiceOver(on: root)
      _ = voice.perform(.rotate(to: "All"))
      let steps = 500
      let time = Stopwatch.median {
        for _ in 0..<steps { _ = voice.perform(.swipeDown) }
        for _ in 0..<steps { _ = voice.perform(.swipeUp) }
      }
      print("  \(size) views: \((time / Double(2 * steps)).asTime) a step")
    }
  }

  private static func grid(_ count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for index in 0..<count {
      let view = UIView(
        frame: CGRect(
          x: Double(index % 10) * 39, y: Double(index / 10) * 44, width: 32, height: 32))
      view.isAccessibilityElement = true
      view.accessibilityLabel = "\(index)"
      root.addSubview(view)
    }
    return root
  }

  private static func labels(_ root: UIView) -> Int {
    var count = 0
    var stack = [root]
    while let view = stack.popLast() {
      if view.isAccessibilityElement, view.accessibilityLabel != nil { count += 1 }
      stack.append(contentsOf: view.subviews)
    }
    return count
  }
}
