import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("What offers a rotor is expected to go away")
struct ExpectReleasedTests {
  /// A host that holds its rotor, whose search holds the host or not.
  private final class Host {
    var rotor: Rotor?

    init(isHeldBySearch: Bool) {
      rotor =
        isHeldBySearch
        ? Rotor("Stores") { [self] search in rotor == nil ? .nothing : Town.wrapping(search) }
        : Rotor("Stores") { [weak self] search in
          self == nil ? .nothing : Town.wrapping(search)
        }
    }

    func source() throws -> LiveSource {
      LiveSource(try Town.screen(), rotors: [rotor].compactMap { $0 })
    }
  }

  @Test("an owner that its search holds weakly passes")
  func released() async throws {
    try await expectReleased {
      let host = Host(isHeldBySearch: false)
      return (source: try host.source(), owner: host)
    }
    try await expectReleased {
      let source = try Town.sound()
      return (source, source)
    }
  }

  @Test("an owner that its own search holds is told")
  func leaked() async throws {
    let heard = try await Heard.texts {
      try await expectReleased {
        let host = Host(isHeldBySearch: true)
        return (source: try host.source(), owner: host)
      }
    }
    #expect(
      heard == [
        """
        rotor-leaks-owner: Host is still there, though its source was dropped.
        To fix: capture the owner weakly in the search, and in the actions and preparations too.
        Rotors on "Town": "Stores".
        """
      ])
  }

  @Test("an owner that a search takes hold of only when it is asked is told")
  func takenWhenAsked() async throws {
    final class Cache {
      var held: [AnyObject] = []
    }
    let heard = try await Heard.texts {
      try await expectReleased {
        let cache = Cache()
        let source = LiveSource(
          try Town.screen(),
          rotors: [
            Rotor("Stores") { search in
              cache.held.append(cache)
              return Town.wrapping(search)
            }
          ])
        return (source: source, owner: cache)
      }
    }
    #expect(heard.count == 1)
    #expect(heard.first?.hasPrefix("rotor-leaks-owner: Cache is still there") == true)
  }

  @Test("what cannot be made or read is told")
  func misuse() async throws {
    await #expect(throws: Broken.self) { try await expectReleased { throw Broken() } }
    let heard = try await Heard.texts {
      try await expectReleased {
        let source = try Town.sound()
        source.failure = Broken()
        return (source, source)
      }
    }
    #expect(heard == ["The screen cannot be read: the bridge is up."])
  }

  @Test("an owner on the main actor is made and dropped there")
  @MainActor
  func mainActor() async throws {
    try await expectReleased {
      let source = MainSource(try Town.sound().reading)
      return (source: source, owner: source)
    }
  }
}
