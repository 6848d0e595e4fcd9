/// Something that stands in a text in place of one character, such as a picture.
///
/// Its accessibility label is what was set on it, else that of its picture (assumed).
open class NSTextAttachment: AccessibilityObject {
  /// The character that it stands in place of: the object replacement character.
  public nonisolated static let character = 0xFFFC

  /// Its picture.
  open var image: UIImage? { didSet { ScreenRevision.advance() } }
  /// Its size and where it stands on the line.
  open var bounds = CGRect.zero { didSet { ScreenRevision.advance() } }
  /// Its data.
  open var contents: Data?
  /// What kind of data that is.
  open var fileType: String?

  /// Makes an attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Makes an attachment with nothing in it.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  override var ownLabel: String? { image?.accessibilityLabel }
}

extension NSAttributedString {
  /// Makes a text that is one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
