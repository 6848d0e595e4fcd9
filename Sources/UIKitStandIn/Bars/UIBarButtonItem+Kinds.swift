extension UIBarButtonItem {
  /// What an item looks like.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// With a border.
    case bordered = 1
    /// For what ends the task.
    case done = 2
  }

  /// The system's items.
  public nonisolated enum SystemItem: Int, Sendable {
    /// Ends the task and keeps it.
    case done = 0
    /// Ends the task and drops it.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves.
    case save = 3
    /// Adds something.
    case add = 4
    /// Room that grows.
    case flexibleSpace = 5
    /// Room.
    case fixedSpace = 6
    /// Begins to write.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Hands something on.
    case action = 9
    /// Puts something elsewhere.
    case organize = 10
    /// Places that were kept.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Takes something away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Takes the last step back.
    case undo = 21
    /// Does it again.
    case redo = 22
    /// Closes.
    case close = 24

    /// Whether it is room and no item.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// What it is called in English (assumed).
    var label: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }
}
