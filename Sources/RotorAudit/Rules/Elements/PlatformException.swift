import RotorCore
import RotorReport

extension Rule {
  static let platformException = Rule(
    "platform-exception", .error,
    title: Wording(
      english: "The app would have ended here", chinese: "应用会在此处崩溃",
      german: "Die App wäre hier abgestürzt"),
    what: "Something was done to a view for which UIKit raises an exception: an update of a list "
      + "that does not fit its data, a scroll to a row that is not there, a cell of an identifier "
      + "that is not registered, a view added to itself.",
    why: "Where there is UIKit the app ends: nothing else that was found out is ever met.",
    fix: "change the data first and tell the list exactly what changed, ask only for rows that are "
      + "there, register each identifier, and add no view to itself",
    check: .screen { subject in
      .issues(
        subject.latest.notes.compactMap { note in
          guard case .platformException(let words) = note else { return nil }
          return Rule.Issue(message: "UIKit raises an exception here: \(Inert.line(words))")
        })
    })
}
