import RotorCore
import RotorUIKit
import Testing

@Suite("What apps commonly call beside accessibility")
struct CommonCodeTests {
  @Test func `the button to edit begins and ends the editing of a table`() throws {
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    var voice = try VoiceOver(on: UINavigationController(rootViewController: controller))
    #expect(voice.focus?.label == "Edit")
    _ = voice.perform(.doubleTap)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(voice.focus?.label == "Done")
    _ = voice.perform(.doubleTap)
    #expect(!controller.isEditing && !controller.tableView.isEditing)
  }

  @Test func `three fingers down at the very top load anew, once`() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.addSubview(Sample.element("News"))
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    var voice = try VoiceOver(on: Sample.screen([scroll]))
    _ = voice.perform(.threeFingerSwipe(.up))
    #expect(count == 0)
    _ = voice.perform(.threeFingerSwipe(.down))
    #expect(count == 1 && control.isRefreshing)
    #expect(voice.perform(.threeFingerSwipe(.down)).contains(.notHandled))
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func `margins have a direction, and layers are kept`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
  }

  @Test func `views change places, and a place that is not there is left alone`() {
    let views = [0, 1, 2].map { _ in UIView() }
    let outer = Sample.screen(views)
    outer.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(outer.subviews == [views[2], views[1], views[0]])
    outer.exchangeSubview(at: 0, withSubviewAt: 9)
    outer.exchangeSubview(at: 1, withSubviewAt: 1)
    #expect(outer.subviews == [views[2], views[1], views[0]])
  }

  @Test func `a view that is added again only comes to the front`() {
    let views = [0, 1].map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.addSubview(views[0])
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews.last === views[0])
  }

  @Test func `editing ends from outside`() {
    let field = UITextField()
    let outer = Sample.screen([field])
    field.becomeFirstResponder()
    #expect(outer.endEditing(true))
    #expect(!field.isFirstResponder)
  }
}
