import RotorUIKit

/// A page that is as long as a web page, with a rotor over the steps of its tutorial.
///
/// The page is scrolled at once: VoiceOver reads the screen as soon as the rotor has answered.
class TutorialViewController: UIViewController {
  let page = UIScrollView()
  private(set) var steps: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Planting a tree"
    steps = TutorialStep.samples.map { UILabel(name(of: $0)) }
    let views = zip(steps, TutorialStep.samples).flatMap { [$0, UILabel($1.text)] }
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 16, y: 100 * place, width: 358, height: 60)
      page.addSubview(view)
    }
    page.frame = view.bounds
    page.contentSize = CGSize(width: 390, height: 100 * views.count)
    view.addSubview(page)
    view.accessibilityCustomRotors = [rotor()]
  }

  func name(of step: TutorialStep) -> String { step.title }

  func rotor() -> UIAccessibilityCustomRotor {
    let page = page
    let steps = steps
    return UIAccessibilityCustomRotor(
      name: "Steps", items: { steps },
      place: { element, steps in steps.firstIndex { $0 === element }.map { .at($0) } ?? .unknown },
      reveal: { step in
        page.scrollRectToVisible(step.frame, animated: false)
        return step
      })
  }
}
