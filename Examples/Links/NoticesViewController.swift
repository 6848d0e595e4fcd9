import RotorUIKit

/// A board of notices.
final class NoticesViewController: UIViewController {
  private let notices: [UIView]

  init(_ notices: [UIView]) {
    self.notices = notices
    super.init(nibName: nil, bundle: nil)
    title = "Notices"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: [UILabel.heading("Notices")] + notices)
  }
}
