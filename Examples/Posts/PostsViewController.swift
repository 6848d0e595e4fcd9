import RotorUIKit

/// A timeline of posts.
final class PostsViewController: UIViewController {
  private let posts: [PostView]

  init(_ make: (String) -> PostView) {
    posts = ["Ada: the park is open", "Ben: bread for all", "Cem: who has a ladder?"].map(make)
    super.init(nibName: nil, bundle: nil)
    title = "Posts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: [UILabel.heading("Posts")] + posts)
  }
}
