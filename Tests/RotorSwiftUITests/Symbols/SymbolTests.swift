import RotorCore
import RotorSwiftUI
import Testing

@Suite struct `The symbols that rotors and actions of SwiftUI are made of` {
  @Test func `each is here and does what it should, or says why it is not`() throws {
    for row in SymbolRow.all {
      switch row.status {
      case .here(let isUsable): #expect(try isUsable(), "\(row.name)")
      case .leftOut(let reason): #expect(!reason.isEmpty, "\(row.name)")
      }
    }
  }

  @Test func `no symbol stands twice, and each form of a rotor and of an entry is there`() {
    #expect(Set(SymbolRow.all.map(\.name)).count == SymbolRow.all.count)
    #expect(SymbolRow.rotors.count == 20)
    #expect(SymbolRow.entryInitialisers.count == 9)
    #expect(SymbolRow.systemRotors.count == 13)
  }
}
