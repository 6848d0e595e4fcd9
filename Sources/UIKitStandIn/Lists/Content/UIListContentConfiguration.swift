/// A row's content: a text, another one, and a picture.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// Its font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// Its color.
    public var color = UIColor.label
    /// How many lines it may have; 0 for as many as it needs.
    public var numberOfLines = 0
    /// Whether its font follows the text size that people chose; kept.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  public struct ImageProperties {
    /// Its color.
    public var tintColor: UIColor?
    /// Its largest size; kept.
    public var maximumSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; goes before ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// The other text.
  public var secondaryText: String?
  /// The other text with attributes; goes before ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the other text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts stand beside one another; kept.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Whether it is the header of a section, which VoiceOver calls a heading.
  var isHeader = false

  /// An empty content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// An empty content of a row with a second line.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// An empty content of a row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = cell()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// An empty header of a plain table.
  public static func plainHeader() -> UIListContentConfiguration {
    var content = cell()
    content.isHeader = true
    return content
  }
  /// An empty header of a grouped table.
  public static func groupedHeader() -> UIListContentConfiguration { plainHeader() }
  /// An empty footer of a plain table.
  public static func plainFooter() -> UIListContentConfiguration { cell() }
  /// An empty footer of a grouped table.
  public static func groupedFooter() -> UIListContentConfiguration { cell() }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content, which no state changes here.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
