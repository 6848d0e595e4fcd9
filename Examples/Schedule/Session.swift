/// What happens at a conference.
nonisolated struct Session: Identifiable {
  let id: String
  /// When it begins, as people say it.
  let time: String
  let title: String
  let speaker: String
  let isMine: Bool
  /// Whether something else that I chose is at the same time.
  var clashes = false
}
