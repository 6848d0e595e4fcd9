import RotorFixtures
import Testing

@testable import RotorCore

@Suite struct `Reading order` {
  @Test func `a row height apart is read from the top down, less along the row`() {
    let rows: [(Screen.Environment.Idiom, second: (x: Double, y: Double), isSecondFirst: Bool)] = [
      (.phone, (-1, 7.99), true), (.phone, (-1, 8), false), (.phone, (1, -7.99), false),
      (.phone, (1, -8), true), (.pad, (-1, 12.99), true), (.pad, (-1, 13), false),
      (.pad, (1, -12.99), false), (.pad, (1, -13), true),
    ]
    for (idiom, second, isSecondFirst) in rows {
      let order = sort([(0, 0), second], idiom: idiom).order
      #expect(order == (isSecondFirst ? [1, 0] : [0, 1]), "\(idiom) \(second)")
    }
  }

  @Test func `right to left compares left edges too`() {
    // The second is narrow and begins further right, though its right edge is further left.
    let frames = [
      Screen.Rect(x: 0, y: 0, width: 100, height: 10),
      Screen.Rect(x: 50, y: 0, width: 10, height: 10),
    ]
    #expect(ReadingOrder.sort(frames, idiom: .phone, direction: .rightToLeft).order == [1, 0])
    #expect(ReadingOrder.sort(frames, idiom: .phone, direction: .leftToRight).order == [0, 1])
  }

  @Test func `equal positions keep the source's order, equal left edges go by top`() {
    #expect(sort([(3, 3), (0, 0), (3, 3), (3, 3), (0, 0)]).order == [1, 4, 0, 2, 3])
    #expect(sort([(5, 4), (5, 0), (5, 2)]).order == [1, 2, 0])
    #expect(sort([(5, 4), (5, 0), (5, 2)], direction: .rightToLeft).order == [1, 2, 0])
  }

  @Test func `an unknown frame and one that is not finite count as the zero rectangle`() {
    let bad = [Screen.Rect(x: .nan, y: -50, width: 1, height: 1), nil]
    let frames = bad + [Screen.Rect(x: -1, y: 0, width: 1, height: 1)]
    #expect(ReadingOrder.sort(frames, idiom: .phone, direction: .leftToRight).order == [2, 0, 1])
  }

  @Test func `huge numbers neither trap nor lose an element`() {
    let huge = Double.greatestFiniteMagnitude
    let sorted = sort([(huge, huge), (-huge, huge), (huge, -huge), (-huge, -huge), (0, 0)])
    #expect(sorted.order == [3, 2, 4, 1, 0])
    #expect(sorted.circles.isEmpty)
  }

  @Test func `three elements in a circle are ordered by top and reported, in any order`() {
    let corners: [(x: Double, y: Double)] = [(20, 0), (10, 6), (0, 12)]
    for turn in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let sorted = sort(turn.map { corners[$0] })
      #expect(sorted.order.map { turn[$0] } == [0, 1, 2])
      #expect(sorted.circles.map { $0.map { turn[$0] } } == [[0, 1, 2]])
    }
  }

  @Test func `no element and one element are in order`() {
    #expect(sort([]).order == [])
    #expect(sort([(4, 4)]).order == [0])
  }

  @Test func `small screens agree with a comparison of all pairs`() {
    var random = Dice(seed: 1)
    var circles = 0
    for round in 0..<20_000 {
      let frames = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Screen.Rect(
          x: Double(Int.random(in: 0...6, using: &random)),
          y: Double(Int.random(in: 0...10, using: &random) * 3), width: 4, height: 4)
      }
      let idiom: Screen.Environment.Idiom = round.isMultiple(of: 2) ? .phone : .pad
      let direction: Screen.Environment.Direction =
        round.isMultiple(of: 3) ? .rightToLeft : .leftToRight
      let sorted = ReadingOrder.sort(frames, idiom: idiom, direction: direction)
      let expected = PairwiseRule(frames, idiom: idiom, direction: direction)
      #expect(sorted.order == expected.order, "\(frames) \(idiom) \(direction)")
      #expect(sorted.circles == expected.circles, "\(frames) \(idiom) \(direction)")
      circles += sorted.circles.count
    }
    // The comparison means little unless circles did occur.
    #expect(circles > 100)
  }

  @Test func `a shuffled list gives the same order`() {
    var random = Dice(seed: 2)
    for _ in 0..<200 {
      let frames = Set(
        (0..<200).map { _ in
          Screen.Rect(
            x: Double(Int.random(in: 0...300, using: &random)),
            y: Double(Int.random(in: 0...900, using: &random)), width: 1, height: 1)
        })
      let one = frames.shuffled(using: &random)
      let other = frames.shuffled(using: &random)
      let first = ReadingOrder.sort(one, idiom: .phone, direction: .leftToRight)
      let second = ReadingOrder.sort(other, idiom: .phone, direction: .leftToRight)
      #expect(first.order.map { one[$0] } == second.order.map { other[$0] })
      #expect(
        first.circles.map { $0.map { one[$0] } } == second.circles.map { $0.map { other[$0] } })
      #expect(first.order.sorted() == Array(one.indices))
    }
  }

  @Test(arguments: Crowd.allCases)
  func `a crowd is put in order without comparing all pairs`(_ crowd: Crowd) {
    // Comparing all pairs would be ten thousand million steps.
    let count = 100_000
    let sorted = sort(crowd.corners(count))
    #expect(sorted.order == crowd.order(count))
    #expect(sorted.circles.map(\.count) == crowd.circles(count))
  }

  private func sort(
    _ corners: [(x: Double, y: Double)], idiom: Screen.Environment.Idiom = .phone,
    direction: Screen.Environment.Direction = .leftToRight
  ) -> (order: [Int], circles: [[Int]]) {
    ReadingOrder.sort(
      corners.map { Screen.Rect(x: $0.x, y: $0.y, width: 4, height: 4) }, idiom: idiom,
      direction: direction)
  }
}
