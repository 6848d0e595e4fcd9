/// A notice on a board: a text and the links in it.
nonisolated struct Notice {
  let text: String
  let links: [String]

  static let samples = [
    Notice(text: "The pool is closed on Monday.", links: []),
    Notice(text: "The timetable has changed.", links: ["New timetable"]),
    Notice(text: "Help is wanted.", links: ["Sign up", "Who needs help", "Call the office"]),
  ]
}
