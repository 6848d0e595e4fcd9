import RotorCore
import RotorUIKit

extension BugReport {
  static let swipeActions: [BugReport] = [
    BugReport(
      "Signal-iOS 4805", "https://github.com/signalapp/Signal-iOS/issues/4805",
      "What a swipe shows is among the actions once."
    ) {
      let mail = try Screens.example("mail")
      let names = try Screens.actions(of: "Anna, Lunch?", on: mail)
      return try names == ["Delete", "Archive"]
        && Screens.rules(of: "mail-bad") == ["action-duplicate-name"]
    },
    BugReport(
      "SwipeCellKit 375", "https://github.com/SwipeCellKit/SwipeCellKit/issues/375",
      "Swipe actions stand beside the app's own actions."
    ) {
      let inbox = ViewSource(SwipeInbox(trailing: true, own: true))
      return Set(try Screens.actions(of: "Lunch", on: inbox)) == ["Forward", "Delete"]
    },
    BugReport(
      "SwipeCellKit 386", "https://github.com/SwipeCellKit/SwipeCellKit/issues/386",
      "An action changes what its handler changes, and nothing else."
    ) {
      let keeping = SwipeInbox(trailing: true, deletes: false)
      let kept = try Screens.perform("Delete", on: "Lunch", of: ViewSource(keeping))
      let deleting = SwipeInbox(trailing: true)
      let gone = try Screens.perform("Delete", on: "Lunch", of: ViewSource(deleting))
      return kept == .handled && keeping.letters == ["Lunch", "Invoice"]
        && gone == .handled && deleting.letters == ["Invoice"]
    },
    BugReport(
      "openradar 46899682", "https://github.com/lionheart/openradar-mirror/issues/20855",
      "Leading swipe actions are actions, also without trailing ones."
    ) {
      let inbox = ViewSource(SwipeInbox(leading: true))
      return try Screens.actions(of: "Lunch", on: inbox) == ["Mark as read"]
    },
  ]
}
