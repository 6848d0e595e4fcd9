import Testing

@Suite("What goes wrong in published rotors is reported, and what was corrected is not")
struct DefectTests {
  @Test func `each screen is reported by its rules, and its corrected twin by none`() async throws {
    var silent: Set<Int> = []
    for defect in Defect.all {
      let found = try await defect.published()
      #expect(found == defect.rules, "\(defect.kind): \(defect.name)")
      if found.isEmpty { silent.insert(defect.kind) }
      let left = try await defect.corrected()
      #expect(left.isEmpty, "\(defect.kind), corrected: \(defect.name)")
    }
    let kinds = DefectKind.all.filter { $0.why == nil }.map(\.number)
    let reported = Set(Defect.all.map(\.kind)).subtracting(silent)
    print("rows reported: \(reported.count) of \(kinds.count)")
    #expect(reported == Set(kinds))
  }
}
