extension UIButton {
  /// What a button looks like.
  public nonisolated enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// Opens details.
    case detailDisclosure = 2
    /// Opens information, on a dark ground.
    case infoLight = 3
    /// Opens information, on a light ground.
    case infoDark = 4
    /// Adds someone.
    case contactAdd = 5
    /// Closes.
    case close = 7

    /// What a button of this type is called when it has no words of its own (assumed).
    var label: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add Contact"
      case .close: "Close"
      }
    }
  }

  /// What a button shows in one state.
  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }
}
