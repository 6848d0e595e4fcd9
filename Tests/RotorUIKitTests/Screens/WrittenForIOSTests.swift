import RotorCore
import RotorUIKit
import Testing

@Suite("Screens as they are written for iOS")
struct WrittenForIOSTests {
  private func labels(_ voice: VoiceOver) -> [String] {
    voice.screen.stops.compactMap { voice.screen[$0].label ?? voice.screen[$0].value }
  }

  @Test func `a table of cells with stacks, a swipe to delete and a step into detail`() throws {
    let list = TrackListController(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    var voice = try VoiceOver(on: navigation)
    #expect(labels(voice).contains("Prelude, Ada"))
    while voice.focus?.label != "Prelude, Ada" { _ = voice.perform(.swipeRight) }
    _ = voice.perform(.doubleTap)
    #expect(voice.screen.name == "Prelude")
    _ = voice.perform(.scrub)
    #expect(voice.screen.name == "Tracks")
    while voice.focus?.label != "Prelude, Ada" { _ = voice.perform(.swipeRight) }
    _ = voice.perform(.rotate(to: "Actions"))
    _ = voice.perform(.swipeDown)
    _ = voice.perform(.doubleTap)
    #expect(voice.focus?.label == "Fugue, Ben")
    #expect(!labels(voice).contains("Prelude, Ada"))
  }

  @Test func `a grid of photos with headers`() throws {
    let voice = try VoiceOver(on: PhotoGridController(collectionViewLayout: .init()))
    #expect(Array(labels(voice).prefix(3)) == ["Album 0", "Photo 0.0", "Photo 0.1"])
  }

  @Test func `a form of stacks that is filled in and sent`() throws {
    let form = SignUpController()
    var voice = try VoiceOver(on: form)
    #expect(labels(voice) == ["Name", "News by mail", "Sign up"])
    form.name.insertText("Ada")
    _ = voice.perform(.lastElement)
    _ = voice.perform(.doubleTap)
    #expect(form.sent == "Ada, true")
    #expect(voice.focus?.label == "Welcome")
  }

  @Test func `a chart that draws its bars and adjusts`() throws {
    let chart = BarChart(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    chart.bars = [("Mon", 3), ("Tue", 5)]
    let rating = RatingControl(frame: CGRect(x: 0, y: 300, width: 200, height: 44))
    var voice = try VoiceOver(on: Sample.screen([chart, rating]))
    #expect(labels(voice) == ["Mon", "Tue", "Rating"])
    _ = voice.perform(.lastElement)
    _ = voice.perform(.swipeUp)
    #expect(rating.rating == 4)
    #expect(voice.focus?.value == "4 of 5")
  }

  @Test func `every view and controller can be made from an empty archive`() {
    let views: [UIView?] = [
      UIView(coder: NSCoder()), UILabel(coder: NSCoder()), UIButton(coder: NSCoder()),
      UITextView(coder: NSCoder()), UITextField(coder: NSCoder()), UIStepper(coder: NSCoder()),
      UITableView(coder: NSCoder()), UITableViewCell(coder: NSCoder()),
      UICollectionView(coder: NSCoder()), UICollectionViewCell(coder: NSCoder()),
      UIStackView(coder: NSCoder()), MKMapView(coder: NSCoder()), TrackCell(coder: NSCoder()),
      UIListContentView(coder: NSCoder()), UISearchBar(coder: NSCoder()),
    ]
    for view in views { #expect(view?.frame.origin == .zero) }
    let controllers: [UIViewController?] = [
      UIViewController(coder: NSCoder()), UINavigationController(coder: NSCoder()),
      UITabBarController(coder: NSCoder()), UITableViewController(coder: NSCoder()),
      UICollectionViewController(coder: NSCoder()), UIAlertController(coder: NSCoder()),
    ]
    for controller in controllers { #expect(controller?.view != nil) }
  }
}
