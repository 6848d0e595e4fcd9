/// The content of a row: the standard views of its style, made when they are asked for, and what
/// the app adds.
final class RowContentView: UIView {
  private let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?
  private var configured: UIView?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    super.init(frame: .zero)
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  required init?(coder: NSCoder) { nil }

  var textLabel: UILabel { text ?? add(UILabel(), to: \.text) }

  var detailTextLabel: UILabel? {
    style == .default ? nil : detail ?? add(UILabel(), to: \.detail)
  }

  var imageView: UIImageView { picture ?? add(UIImageView(), to: \.picture) }

  private func add<View: UIView>(
    _ view: View, to path: ReferenceWritableKeyPath<RowContentView, View?>
  ) -> View {
    self[keyPath: path] = view
    if view === picture { insertSubview(view, at: 0) } else { addSubview(view) }
    // The second text comes after the first, whichever was asked for first.
    if view === text, let detail { insertSubview(detail, aboveSubview: view) }
    return view
  }

  /// Shows a content.
  func show(_ content: (any UIContentConfiguration)?) {
    guard let content else {
      configured?.removeFromSuperview()
      configured = nil
      return
    }
    if let list = configured as? UIListContentView, content is UIListContentConfiguration {
      list.configuration = content
      return
    }
    configured?.removeFromSuperview()
    let view = content.makeContentView()
    configured = view
    addSubview(view)
  }

  /// The texts below one another, the picture beside them.
  override func layoutSubviews() {
    let others = subviews.filter { $0 !== picture }
    guard let picture, picture.image != nil, !picture.hasOwnFrame else {
      RoughLayout.place(others, in: self)
      return
    }
    let side = RoughLayout.controlHeight
    picture.place(CGRect(x: layoutMargins.left, y: 0, width: side, height: side))
    RoughLayout.place(others, in: self)
    for view in others where !view.hasOwnFrame && !view.isHidden {
      let shift = side + RoughLayout.spacing
      view.place(
        CGRect(
          x: view.frame.minX + shift, y: view.frame.minY, width: max(view.frame.width - shift, 0),
          height: view.frame.height))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    RoughLayout.size(of: subviews.filter { $0 !== picture }, in: self, fitting: size)
  }
}
