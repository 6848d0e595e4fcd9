import Testing

@Suite("What other products say, order and visit")
struct ReferenceTests {
  @Test("Every reference row of ours is met; the others say why they are not ours")
  func everyRowIsMet() {
    var met: [String: Int] = [:]
    var ours: [String: Int] = [:]
    var notes: [String] = []
    for row in ReferenceRows.all {
      switch row.status {
      case .elsewhere(let target): notes.append("\(row.id): met by \(target)")
      case .notOurs(let reason): notes.append("\(row.id): not ours: \(reason)")
      case .ours(let isMet):
        ours[row.section, default: 0] += 1
        do {
          if try isMet() {
            met[row.section, default: 0] += 1
          } else {
            Issue.record("\(row.id) is not met")
          }
        } catch {
          Issue.record("\(row.id) is not met: \(error)")
        }
      }
    }
    for (section, count) in ours.sorted(by: { $0.key < $1.key }) {
      print("\(section): \(met[section] ?? 0) of \(count)")
    }
    notes.forEach { print($0) }
  }

  @Test("No reference row stands twice")
  func idsAreUnique() {
    let ids = ReferenceRows.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
