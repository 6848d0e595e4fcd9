import RotorCore
import Testing

@Suite struct `Traits` {
  @Test func `every bit has a name that leads back to it`() {
    for bit in 0..<64 {
      let trait = Screen.Traits(rawValue: 1 << UInt64(bit))
      #expect(trait.names.count == 1)
      #expect(trait.names.compactMap(Screen.Traits.init(name:)) == [trait], "bit \(bit)")
    }
  }

  @Test func `the named bits are all different`() {
    let named = Screen.Traits.named
    #expect(Set(named.map(\.name)).count == named.count)
    #expect(Set(named.map(\.trait)).count == named.count)
    #expect(named.map(\.trait.rawValue) == named.map(\.trait.rawValue).sorted())
  }

  @Test func `several traits are named lowest first`() {
    let traits: Screen.Traits = [.toggleButton, .button, Screen.Traits(rawValue: 1 << 40)]
    #expect(traits.names == ["button", "bit40", "toggleButton"])
    #expect(Screen.Traits().names == [])
    #expect(Screen.Traits(rawValue: .max).names.count == 64)
  }

  @Test func `other words are no traits`() {
    for word in [
      "", "Button", "bit", "bit64", "bit-1", "bit99999999999999999999", "bits3", "bit 3",
    ] {
      #expect(Screen.Traits(name: word) == nil, "\(word)")
    }
  }
}
