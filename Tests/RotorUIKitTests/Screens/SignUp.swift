import RotorUIKit

/// A form in a stack that scrolls.
final class SignUpController: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  private let news = UISwitch()
  private let welcome = UILabel()
  var sent: String?

  private lazy var send: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Sign up"
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.submit() })
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.delegate = self
    news.isOn = true
    news.accessibilityLabel = "News by mail"
    welcome.text = "Welcome"
    welcome.isHidden = true
    let stack = UIStackView(arrangedSubviews: [name, news, send, welcome])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: news)
    stack.isLayoutMarginsRelativeArrangement = true
    let scroll = UIScrollView()
    scroll.keyboardDismissMode = .onDrag
    scroll.addSubview(stack)
    view.addSubview(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func submit() {
    sent = "\(name.text ?? ""), \(news.isOn)"
    UIView.animate(withDuration: 0.3) {
      self.welcome.isHidden = false
      self.welcome.alpha = 1
    }
    UIAccessibility.post(notification: .layoutChanged, argument: welcome)
  }
}
