extension UIButton {
  /// What a button shows, in one value; what outranks what was set for its states.
  public struct Configuration {
    /// Its words.
    public var title: String? {
      didSet { if title != nil { attributedTitle = nil } }
    }
    /// Its words with attributes.
    public var attributedTitle: AttributedString?
    /// The words below them.
    public var subtitle: String?
    /// Its picture.
    public var image: UIImage?
    /// The room beside the picture; kept.
    public var imagePadding: CGFloat = 0
    /// The room below the words; kept.
    public var titlePadding: CGFloat = 0
    /// The color of its words.
    public var baseForegroundColor: UIColor?
    /// The color behind them.
    public var baseBackgroundColor: UIColor?
    /// Whether it shows that something goes on.
    public var showsActivityIndicator = false

    init() {}

    /// Words alone.
    public static func plain() -> Configuration { Configuration() }
    /// On the tint, thinned.
    public static func tinted() -> Configuration { Configuration() }
    /// On gray.
    public static func gray() -> Configuration { Configuration() }
    /// On the tint.
    public static func filled() -> Configuration { Configuration() }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border of the tint.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// With a border, for what matters most.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// Its words, however they were given.
    var words: String? { attributedTitle.map { String($0.characters) } ?? title }
  }
}
