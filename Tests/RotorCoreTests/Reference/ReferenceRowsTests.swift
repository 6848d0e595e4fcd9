import Testing

@Suite struct `Reference rows` {
  @Test func `every row of ours is met`() throws {
    var lines: [String] = []
    let sections = Dictionary(grouping: ReferenceRows.all, by: \.section)
    for (section, rows) in sections.sorted(by: { $0.key < $1.key }) {
      var met = 0
      var ours = 0
      var waiting: [String] = []
      var others = 0
      for row in rows {
        switch row.kind {
        case .ours(let isMet):
          ours += 1
          let holds = try isMet()
          #expect(holds, "row \(row.id)")
          if holds { met += 1 }
        case .notYet(let why): waiting.append("\(row.id) not yet: \(why)")
        case .notOurs: others += 1
        }
      }
      lines.append("section \(section): \(met) of \(ours) rows met, \(others) not ours")
      lines.append(contentsOf: waiting.map { "  " + $0 })
    }
    print(lines.joined(separator: "\n"))
  }

  @Test func `no row stands twice`() {
    let twice = Dictionary(grouping: ReferenceRows.all, by: \.id).filter { $0.value.count > 1 }
    #expect(twice.keys.sorted() == [])
  }
}
