/// An article of a newspaper.
nonisolated struct Article: Identifiable {
  let id: String
  let title: String
  let author: String

  /// What stands in the newspaper.
  static let samples = [
    Article(id: "bees", title: "Bees on the roof", author: "Mira Lang"),
    Article(id: "bridge", title: "The bridge reopens", author: "Tom Ode"),
    Article(id: "bread", title: "Bread without a starter", author: "Ines Roy"),
  ]
}
