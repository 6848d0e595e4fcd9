/// The reference rows, one list a theme.
enum ReferenceRows {
  /// All of them.
  static var all: [ReferenceRow] { order }
}
