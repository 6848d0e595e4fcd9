/// Something to be done in a house.
nonisolated struct Chore: Identifiable {
  let id: String
  var isDone = false

  static let samples = ["Water the plants", "Feed the cat", "Take out the bins"].map {
    Chore(id: $0)
  }
}
