import Foundation
import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("The tests of the article run here, and fail as it says")
struct TestARotorTests {
  // TestARotor
  @Test func stores() {
    expectSound("Stores", on: StoreMap(), stops: ["Union Square", "Chestnut Street", "Stonestown"])
  }
  // end

  // TestARotor
  @Test func whatIsHeard() {
    expectTranscript(
      on: StoreMap(),
      """
      rotate to Stores → Stores
      swipe down → Union Square. Button.
      swipe up → No more Stores. (boundary)
      """)
  }
  // end

  // TestARotor
  @Test func aStoreCloses() {
    let map = StoreMap()
    expectStable("Stores", on: map) { map.stores.remove(at: 1) }
  }
  // end

  // TestARotor
  @Test func manyStores() {
    expectScalable("Stores", sizes: [100, 1_000, 10_000]) { size, counter in
      StoreMap((1...size).map { "Store \($0)" }, counter: counter)
    }
  }
  // end

  // TestARotor
  @Test func nothingIsLeftForLater() async {
    await expectSettled("Stores", on: StoreMap())
  }
  // end

  // TestARotor
  @Test func theMapGoesAway() async {
    await expectReleased {
      let map = StoreMap()
      return (source: map, owner: map)
    }
  }
  // end

  // TestARotor
  @Test func noStores() async {
    await #expect(processExitsWith: .success) {
      expectSound("Stores", on: StoreMap([]))
    }
  }
  // end

  // TestARotor
  @Test func theWholeScreen() {
    expectSound(on: StoreMap(), atLeast: .warning, except: ["rotor-lands-in-row"])
  }
  // end

  @Test("the article shows these tests, and what they say when they fail")
  func article() throws {
    let article = try Article("TestARotor", of: "RotorTesting")
    let map = try article.samples(in: #filePath.replacing("TestARotorTests", with: "StoreMap"))
    let tests = try article.samples(in: #filePath)
    #expect(map.count == 1 && tests.count == 8)
    #expect(article.blocks("swift") == tests.prefix(1) + map + tests.dropFirst())
    let wrapping = Rewired { stores, search in
      let step = search.direction == .next ? 1 : stores.count - 1
      let place = search.current.flatMap { stores.firstIndex(of: $0.target.rawValue) }
      let end = search.direction == .next ? 0 : stores.count - 1
      return .stop(.init(.init(stores[place.map { ($0 + step) % stores.count } ?? end])))
    }
    let failures =
      Heard.texts { expectSound("Stores", on: wrapping) }
      + Heard.texts {
        expectSound(
          "Stores", on: StoreMap(), stops: ["Union Square", "Chestnut St", "Stonestown"])
      }
      + Heard.texts {
        expectTranscript(
          on: wrapping,
          """
          rotate to Stores → Stores
          swipe down → Union Square. Button.
          swipe up → No more Stores. (boundary)
          """)
      }
    #expect(article.blocks("text") == failures.map { $0 + "\n" })
  }

  @Test("a search that traps ends the process, and its mended twin does not")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      let map = Rewired([]) { stores, search in
        let place = search.current.flatMap { stores.firstIndex(of: $0.target.rawValue) }
        return .stop(.init(.init(stores[place.map { $0 + 1 } ?? 0])))
      }
      expectSound("Stores", on: map)
    }
    await #expect(processExitsWith: .failure) {
      let map = Rewired { stores, search in
        guard let current = search.current else { return .stop(.init(.init(stores[0]))) }
        guard let place = stores.firstIndex(of: current.target.rawValue) else {
          preconditionFailure("the store is gone")
        }
        let next = search.direction == .next ? place + 1 : place - 1
        return stores.indices.contains(next) ? .stop(.init(.init(stores[next]))) : .nothing
      }
      expectStable("Stores", on: map) { map.stores.remove(at: 1) }
    }
    await #expect(processExitsWith: .success) {
      let map = StoreMap()
      expectStable("Stores", on: map) { map.stores.remove(at: 1) }
    }
  }
}

/// The map with another search.
private final class Rewired: Source {
  var stores: [String]
  private let search: ([String], Rotor.Search) -> Rotor.Answer

  init(
    _ stores: [String] = StoreMap().stores,
    search: @escaping ([String], Rotor.Search) -> Rotor.Answer
  ) {
    self.stores = stores
    self.search = search
  }

  func read() throws -> Reading {
    var reading = try StoreMap(stores).read()
    reading.rotors = [Rotor("Stores") { [search, stores] in search(stores, $0) }]
    return reading
  }

  func carryOut(_ request: Request) -> Response { .notHandled }
}
