import Testing

@Suite struct `What goes wrong in published SwiftUI rotors and actions` {
  @Test func `is reported by its rules, and its corrected twin by none`() throws {
    var reported: Set<String> = []
    for defect in Defect.all {
      let found = try defect.published()
      #expect(found == defect.rules, "\(defect.kind): \(defect.name)")
      if !found.isEmpty { reported.insert(defect.kind) }
      let left = try defect.corrected()
      #expect(left.isEmpty, "\(defect.kind), corrected: \(defect.name)")
    }
    let kinds = DefectKind.all.filter { $0.why == nil }.map(\.number)
    print("rows reported: \(reported.count) of \(kinds.count)")
    #expect(reported == Set(kinds))
    #expect(DefectKind.all.count == 21 + 12)
  }
}
