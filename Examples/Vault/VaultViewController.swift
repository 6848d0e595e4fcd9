import RotorUIKit

/// A password vault.
final class VaultViewController: UIViewController {
  private let rows: [VaultRow]

  init(_ make: (String) -> VaultRow) {
    rows = ["Bank", "Library", "Mail"].map(make)
    super.init(nibName: nil, bundle: nil)
    title = "Vault"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: [UILabel.heading("Vault")] + rows)
  }
}
