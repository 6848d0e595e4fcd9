/// The room that a text is laid out in; kept, since layout is rough here.
open class NSTextContainer: NSObject {
  /// Its size in points.
  open var size: CGSize
  /// The room at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines that are laid out; 0 for all.
  open var maximumNumberOfLines = 0
  /// What happens to a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width follows that of the text view.
  open var widthTracksTextView = false

  /// Makes a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Makes a container of no size.
  public override convenience init() { self.init(size: .zero) }
}
