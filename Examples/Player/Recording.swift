/// An audio book.
nonisolated struct Recording {
  let title: String
  let chapters: [Mark]
  /// Places that the listener marked.
  let bookmarks: [Mark]

  /// A place in it.
  struct Mark {
    let title: String
    let minute: Int
  }

  static let sample = Recording(
    title: "The Lighthouse Keeper",
    chapters: [
      Mark(title: "Chapter 1, Fog", minute: 0), Mark(title: "Chapter 2, The lamp", minute: 18),
      Mark(title: "Chapter 3, A boat", minute: 41), Mark(title: "Chapter 4, Morning", minute: 77),
    ],
    bookmarks: [
      Mark(title: "Bookmark, the song", minute: 25),
      Mark(title: "Bookmark, the letter", minute: 63),
      Mark(title: "Bookmark, the end", minute: 90),
    ])
}
