import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import SwiftUIStandIn

/// Objects that views keep, show and are given.
@Suite struct `An object` {
  final class Basket: ObservableObject {
    static var made = 0
    @Published var count = 0
    @Published var name = "Basket"

    init() { Basket.made += 1 }
  }

  @Observable final class Shelf {
    var name = "Shelf"
    var isFull = false
  }

  /// One that is on no actor, with a property of the class that it comes from.
  nonisolated class Plain: ObservableObject {
    @Published var count = 0
  }

  nonisolated final class Derived: Plain {
    @Published var name = "plain"

    func change() { name = "changed" }
  }

  struct Owner: View {
    @StateObject private var basket = Basket()
    @State private var shelf = Shelf()

    var body: some View {
      Shown(basket: basket)
      Given().environmentObject(basket)
      Bound(shelf: shelf)
      Inherits().environment(shelf)
    }
  }

  struct Shown: View {
    @ObservedObject var basket: Basket

    var body: some View {
      Button("\(basket.name) \(basket.count)") { basket.count += 1 }
      TextField("Name", text: $basket.name)
    }
  }

  struct Given: View {
    @EnvironmentObject var basket: Basket

    var body: some View { Stepper("Given \(basket.count)", value: $basket.count) }
  }

  struct Bound: View {
    @Bindable var shelf: Shelf

    var body: some View { Toggle("Full", isOn: $shelf.isFull) }
  }

  struct Inherits: View {
    @Environment(Shelf.self) private var shelf

    var body: some View { Text("\(shelf.name) is \(shelf.isFull ? "full" : "empty")") }
  }

  @Test func `is made once, and everyone sees what is written to it`() throws {
    let before = Basket.made
    expectTranscript(
      on: SwiftUISource(Owner()),
      """
      double tap → Basket 1. Button.
      swipe right → Name: Basket. Text Field. Double tap to edit.
      swipe right → Given 1
      swipe right → Decrement. Button.
      swipe right → Increment. Button.
      double tap →
      swipe right → Full. Switch Button. Off. Double tap to toggle setting.
      double tap → Full. Switch Button. On. Double tap to toggle setting.
      swipe right → Shelf is full
      first element → Basket 2. Button.
      """)
    #expect(Basket.made == before + 1)
  }

  @Test func `that nobody gives is named`() {
    #expect(throws: ViewFailure.missingObject("Basket", view: "Given")) {
      try SwiftUISource(VStack { Given() }).read()
    }
    #expect(throws: ViewFailure.missingObject("Shelf", view: "Inherits")) {
      try SwiftUISource(List { Inherits() }).read()
    }
    #expect(
      ViewFailure.missingObject("Shelf", view: "Inherits").description
        == "Inherits needs an object of type Shelf, which no view around it gives: put "
        + "environmentObject(_:) or, for an observable object, environment(_:) around it")
  }

  struct Counting: View {
    @ObservedObject var basket: Basket
    @State private var changes = 0
    @State private var counts: [Int] = []

    var body: some View {
      Text("\(changes) \(counts)")
        .onReceive(basket.objectWillChange) { _ in changes += 1 }
        .onReceive(basket.$count) { counts.append($0) }
    }
  }

  @Test func `on no actor says when it, or what it comes from, is about to change`() {
    let object = Derived()
    var heard: [String] = []
    let subscription = object.objectWillChange.sink { _ in heard.append(object.name) }
    object.change()
    object.count = 1
    #expect(heard == ["plain", "changed"])
    subscription.cancel()
  }

  @Test func `tells the views that listen`() throws {
    let basket = Basket()
    let source = SwiftUISource(Counting(basket: basket))
    #expect(try source.read().screen.elements.first?.label == "0 [0]")
    basket.count = 5
    basket.name = "Other"
    #expect(try source.read().screen.elements.first?.label == "2 [0, 5]")
  }

  @Test func `says when it is about to change`() {
    let basket = Basket()
    var heard: [Int] = []
    let all = basket.objectWillChange.sink { _ in heard.append(basket.count) }
    var counts: [Int] = []
    let published = basket.$count.sink { counts.append($0) }
    basket.count = 3
    basket.name = "Other"
    all.cancel()
    basket.count = 4
    #expect(heard == [0, 3])
    #expect(counts == [0, 3, 4])
    published.cancel()
  }
}
