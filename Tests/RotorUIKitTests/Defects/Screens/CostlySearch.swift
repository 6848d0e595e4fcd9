import RotorTesting
import RotorUIKit
import Testing

/// 15: each swipe works out the whole list anew.
enum CostlySearch {
  /// A model that counts how often it is read, and an element for each item.
  private final class Stock {
    let counter: ReadCounter
    let elements: [UIView]
    private let prices: [Int]

    init(_ size: Int, _ counter: ReadCounter) {
      self.counter = counter
      prices = (0..<size).map { $0 * 7 % 101 }
      elements = (0..<size).map { place in
        Sample.element("Article \(place)", CGRect(x: 0, y: 50 * place, width: 300, height: 44))
      }
    }

    var count: Int { elements.count }

    func price(_ place: Int) -> Int {
      counter.add()
      return prices[place]
    }

    /// The elements of what is cheap, the cheapest first.
    var cheap: [UIView] {
      (0..<count).map { ($0, price($0)) }.filter { $0.1 < 50 }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { elements[$0.0] }
    }
  }

  static let defects: [Defect] = [
    Defect(
      15, "filters and sorts at every swipe", ["rotor-slow"],
      published: {
        await scaled { stock in
          UIAccessibilityCustomRotor(name: "Cheap") { step($0, in: stock.cheap) }
        }
      },
      corrected: {
        await scaled { stock in
          var cheap: [UIView]?
          return UIAccessibilityCustomRotor(
            name: "Cheap",
            elements: {
              if cheap == nil { cheap = stock.cheap }
              stock.counter.add()
              return cheap ?? []
            })
        }
      }),
    Defect(
      15, "looks for where it is among all items", ["rotor-slow"],
      published: {
        await scaled { stock in
          UIAccessibilityCustomRotor(name: "Cheap") { predicate in
            let label = (predicate.currentItem.targetElement as? UIView)?.accessibilityLabel
            let place = (0..<stock.count).last { place in
              stock.counter.add()
              return stock.elements[place].accessibilityLabel == label
            }
            return result(place, predicate, in: stock.elements)
          }
        }
      },
      corrected: {
        await scaled { stock in
          var places: [ObjectIdentifier: Int] = [:]
          for (place, element) in stock.elements.enumerated() {
            places[ObjectIdentifier(element)] = place
          }
          return UIAccessibilityCustomRotor(name: "Cheap") { predicate in
            stock.counter.add()
            let place = predicate.currentItem.targetElement.flatMap { places[ObjectIdentifier($0)] }
            return result(place, predicate, in: stock.elements)
          }
        }
      }),
  ]

  private static func step(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate, in elements: [UIView]
  ) -> UIAccessibilityCustomRotorItemResult? {
    result(
      elements.firstIndex { $0 === predicate.currentItem.targetElement }, predicate, in: elements)
  }

  private static func result(
    _ place: Int?, _ predicate: UIAccessibilityCustomRotorSearchPredicate, in elements: [UIView]
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isNext = predicate.searchDirection == .next
    let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : elements.count - 1)
    guard elements.indices.contains(index) else { return nil }
    return UIAccessibilityCustomRotorItemResult(targetElement: elements[index], targetRange: nil)
  }

  private static func scaled(
    _ rotor: (Stock) -> UIAccessibilityCustomRotor
  ) async -> Set<String> {
    await Reported.byTest {
      expectScalable("Cheap", sizes: [50, 200, 800]) { size, counter in
        let stock = Stock(size, counter)
        let view = Sample.screen(stock.elements)
        view.accessibilityCustomRotors = [rotor(stock)]
        return ViewSource(view)
      }
    }
  }
}
