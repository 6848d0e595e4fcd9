/// A picture of a gallery.
nonisolated struct Picture: Identifiable {
  let id: Int
  /// What is to be seen on it.
  let title: String
  let album: String
  var isFavorite = false

  /// Forty pictures of three albums.
  static let samples: [Picture] = (1...40).map { number in
    let album = ["Lake", "City", "Garden"][number % 3]
    let subject = ["boats", "a heron", "reeds", "people", "snow"][number % 5]
    return Picture(
      id: number, title: "\(album) with \(subject), \(number)", album: album,
      isFavorite: number % 7 == 0)
  }
}
