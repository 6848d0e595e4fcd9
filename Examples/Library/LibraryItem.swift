/// What stands in a library of books: a book, or a folder of books.
nonisolated struct LibraryItem {
  let title: String
  let isFolder: Bool

  /// Sixty, of which some fifteen fit on the screen: every seventh is a folder.
  static let samples = (1...60).map { number in
    number.isMultiple(of: 7)
      ? LibraryItem(title: "Shelf \(number / 7)", isFolder: true)
      : LibraryItem(title: "Book \(number)", isFolder: false)
  }
}
