import RotorCore
import RotorReport

extension Rule {
  static let containerInconsistent = Rule(
    "container-inconsistent", .warning,
    title: Wording(
      english: "A container contradicts itself", chinese: "容器的内容自相矛盾",
      german: "Ein Container widerspricht sich"),
    what: "A container lists an element twice, lists what is no element, contains itself, says "
      + "that it has another number of elements than it gives, shows two things under one id, or "
      + "the same things under other ids each time.",
    why: "VoiceOver goes by what the container says: elements are missed, met in a place where "
      + "nobody expects them, or lost at the next change.",
    fix: "give each element once, elements only, as many as there are, and each an id of its own "
      + "that lasts",
    check: .screen { subject in
      var first: [OddList: Int] = [:]
      var found: [(issue: Issue, count: Int)] = []
      for note in subject.screen.notes {
        guard let (key, issue) = subject.oddity(note) else { continue }
        if let index = first[key] {
          found[index].count += 1
        } else {
          first[key] = found.count
          found.append((issue, 1))
        }
      }
      return .issues(
        found.map { issue, count in
          var issue = issue
          if count > 1 { issue.message += ", and \(Count.grouped(count - 1)) more like it" }
          return issue
        })
    })
}

/// One way in which one container is odd.
private struct OddList: Hashable {
  enum Kind { case repeats, circle, count, strangers, changingIDs, sharedIDs }

  var kind: Kind
  /// The container; nil for the screen.
  var container: Screen.Element.ID?
}

extension ScreenSubject {
  /// What a note says against a container; nil when it is about something else.
  fileprivate func oddity(_ note: Screen.Note) -> (OddList, Rule.Issue)? {
    let kind: OddList.Kind
    let container: Screen.Element.ID?
    var element: Screen.Element.ID?
    let what: String
    switch note {
    case .listedTwice(let id, let around):
      (kind, container, element) = (.repeats, around, id)
      what = "lists \(name(id)) twice"
    case .containsItself(let id):
      (kind, container) = (.circle, id)
      what = "contains itself"
    case .countMismatch(let around, let claimed, let given):
      (kind, container) = (.count, around)
      what = "says that it has \(Count.of(claimed, "element")) and gives \(Count.grouped(given))"
    case .entryNotAnElement(let around, let entry):
      (kind, container) = (.strangers, around)
      what = "lists \(Inert.quoted(entry, limit: 60)), which is no element"
    case .idsChange(let around):
      (kind, container) = (.changingIDs, around)
      what = "shows the same things under other ids each time it is read"
    case .idTwice(let id, let around):
      (kind, container) = (.sharedIDs, around)
      what = "shows two things under the id \(Inert.quoted(id, limit: 60))"
    case .ambiguousOrder, .frameNotFinite, .runOutsideText, .swallowed, .platformException:
      return nil
    }
    let issue = Rule.Issue(
      message: "\(container.map(name) ?? "the screen") \(what)", element: element ?? container)
    return (OddList(kind: kind, container: container), issue)
  }

  private func name(_ id: Screen.Element.ID) -> String {
    screen[id]?.quotedName ?? Inert.quoted(id.rawValue, limit: 60)
  }
}
