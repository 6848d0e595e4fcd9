import RotorUIKit

/// A cell of two labels in a stack, as apps make them.
final class TrackCell: UITableViewCell {
  static let reuseIdentifier = "TrackCell"
  let titleLabel = UILabel()
  let artistLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let stack = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    artistLabel.textColor = .secondaryLabel
    selectionStyle = .none
    accessoryType = .disclosureIndicator
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    artistLabel.text = nil
  }
}

/// A list of tracks whose rows are deleted by a swipe.
final class TrackListController: UITableViewController {
  private var tracks = [("Prelude", "Ada"), ("Fugue", "Ben")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tracks"
    tableView.register(TrackCell.self, forCellReuseIdentifier: TrackCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.tableView.reloadData() })
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { tracks.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: TrackCell.reuseIdentifier, for: indexPath)
    guard let cell = cell as? TrackCell else { return cell }
    (cell.titleLabel.text, cell.artistLabel.text) = tracks[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIViewController()
    detail.title = tracks[indexPath.row].0
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.tracks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
