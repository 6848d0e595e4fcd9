import RotorCore
import RotorReport

extension Rule {
  static let actionsInconsistent = Rule(
    "actions-inconsistent", .note,
    title: Wording(
      english: "The same actions come in another order", chinese: "相同操作的顺序不一致",
      german: "Dieselben Aktionen kommen in anderer Folge"),
    what: "Two elements of a list have the same custom actions, in another order or spelling.",
    why: "People learn that the second swipe down deletes; on the next row it does not.",
    fix: "list the actions in one order and spelling on every row",
    check: .screen { subject in
      guard !subject.actors.isEmpty else { return ScreenSubject.noActions }
      let screen = subject.screen
      struct Key: Hashable {
        var container: Int?
        var names: [String]
      }
      var first: [Key: Int] = [:]
      var odd: [Key: [Int]] = [:]
      for position in subject.actors {
        let names = screen[position].actions.map(\.name)
        guard names.count > 1 else { continue }
        let container = screen.ancestors(of: position).first { screen[$0].container != nil }
        let around = container.flatMap { screen.parent(of: $0) } ?? container
        let key = Key(container: around, names: names.map(WordTable.plain).sorted())
        if let known = first[key] {
          if screen[known].actions.map(\.name) != names { odd[key, default: []].append(position) }
        } else {
          first[key] = position
        }
      }
      return .issues(
        odd.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.compactMap { key, positions in
          guard let known = first[key], let position = positions.first else { return nil }
          let names = { (at: Int) in Count.list(screen[at].actions.map { Inert.quoted($0.name) }) }
          let rest =
            positions.count > 1 ? ", and \(Count.grouped(positions.count - 1)) more like that" : ""
          return Issue(
            message: "\(screen[position].quotedName) has the actions \(names(position)), but "
              + "\(screen[known].quotedName) has \(names(known))\(rest)",
            element: screen[position].id)
        })
    })
}
