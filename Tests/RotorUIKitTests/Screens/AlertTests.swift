import RotorCore
import RotorUIKit
import Testing

@Suite("An alert asks before anything else can be done")
struct AlertTests {
  /// A screen that asks before it deletes.
  private final class Note: UIViewController {
    var isDeleted = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Sample.element("Groceries"))
    }

    func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
      let alert = UIAlertController(
        title: "Delete note?", message: "This cannot be undone.", preferredStyle: style)
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          self?.isDeleted = true
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
  }

  private func labels(_ voice: VoiceOver) -> [String] {
    voice.screen.stops.compactMap { voice.screen[$0].label }
  }

  @Test func `it is read title first, and its button does what it says`() throws {
    let note = Note()
    var voice = try VoiceOver(on: note)
    note.present(note.alert(), animated: true)
    _ = voice.refresh()
    #expect(labels(voice) == ["Delete note?", "This cannot be undone.", "Cancel", "Delete"])
    #expect(voice.focus?.traits.contains(.header) == true)
    _ = voice.perform(.lastElement)
    _ = voice.perform(.doubleTap)
    #expect(note.isDeleted)
    #expect(voice.focus?.label == "Groceries")
    #expect(note.presentedViewController == nil)
  }

  @Test func `an escape cancels, and does nothing where nothing cancels`() throws {
    let note = Note()
    var voice = try VoiceOver(on: note)
    note.present(note.alert(.actionSheet), animated: true)
    _ = voice.refresh()
    #expect(labels(voice).suffix(2) == ["Delete", "Cancel"])
    #expect(!voice.perform(.scrub).contains(.notHandled))
    #expect(!note.isDeleted)
    #expect(voice.focus?.label == "Groceries")
    let firm = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    firm.addAction(UIAlertAction(title: "OK", style: .default))
    note.present(firm, animated: true)
    _ = voice.refresh()
    #expect(voice.perform(.scrub).contains(.notHandled))
    #expect(labels(voice) == ["Saved", "OK"])
  }

  @Test func `a text field and a button that waits for it`() throws {
    let note = Note()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      name = alert?.textFields?.first?.text
    }
    save.isEnabled = false
    alert.addAction(save)
    var voice = try VoiceOver(on: note)
    note.present(alert, animated: true)
    _ = voice.refresh()
    _ = voice.perform(.lastElement)
    _ = voice.perform(.doubleTap)
    #expect(name == nil && note.presentedViewController === alert)
    alert.textFields?.first?.text = "Errands"
    save.isEnabled = true
    _ = voice.perform(.doubleTap)
    #expect(name == "Errands")
    #expect(note.presentedViewController == nil)
  }
}
