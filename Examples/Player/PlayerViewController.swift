import RotorUIKit

/// A player of audio books, with rotors over the chapters and the bookmarks.
///
/// A rotor shows the way to a chapter; playing it is what a double tap there does. Whoever only wants
/// to know what the chapters are does not lose the place.
class PlayerViewController: UIViewController {
  let recording = Recording.sample
  private(set) var chapters: [UIButton] = []
  private(set) var bookmarks: [UIButton] = []
  let position = UILabel("At 0 minutes")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recording.title
    chapters = recording.chapters.map(button)
    bookmarks = recording.bookmarks.map(button)
    view.fill(
      with: [UILabel.heading(recording.title), position] + chapters + [UILabel.heading("Bookmarks")]
        + bookmarks)
    view.accessibilityCustomRotors = rotors()
  }

  func rotors() -> [UIAccessibilityCustomRotor] {
    [
      UIAccessibilityCustomRotor(name: "Chapters") { [weak self] in self?.chapters ?? [] },
      UIAccessibilityCustomRotor(name: "Bookmarks") { [weak self] in self?.bookmarks ?? [] },
    ]
  }

  func play(from mark: Recording.Mark) {
    position.text = "At \(mark.minute) minutes"
    UIAccessibility.say("Playing \(mark.title)")
  }

  private func button(for mark: Recording.Mark) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: mark.title) { [weak self] _ in self?.play(from: mark) })
  }
}
