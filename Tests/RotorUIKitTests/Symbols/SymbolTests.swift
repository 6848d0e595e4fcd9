import Testing

@Suite("The symbols that rotors and actions are made of")
struct SymbolTests {
  @Test func `each symbol is here and does what it should, or says why it is not`() {
    for row in SymbolRow.all {
      switch row.status {
      case .here(let isUsable): #expect(isUsable(), "\(row.name)")
      case .leftOut(let reason): #expect(!reason.isEmpty, "\(row.name)")
      }
    }
  }

  @Test func `no symbol stands twice`() {
    #expect(Set(SymbolRow.all.map(\.name)).count == SymbolRow.all.count)
  }
}
