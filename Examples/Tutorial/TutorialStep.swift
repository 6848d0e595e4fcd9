/// A step of a tutorial.
nonisolated struct TutorialStep {
  let title: String
  let text: String

  static let samples = (1...12).map { number in
    TutorialStep(
      title: "Step \(number): \(titles[(number - 1) % titles.count])",
      text: "Take your time. This step has a picture and some words.")
  }

  private static let titles = ["choose a place", "dig a hole", "plant the tree", "water it"]
}
