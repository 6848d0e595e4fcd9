public import Foundation

/// Opens links.
public struct OpenURLAction {
  /// What became of a link.
  public struct Result {
    let isHandled: Bool

    /// It was opened.
    public static let handled = Result(isHandled: true)
    /// It was not opened.
    public static let discarded = Result(isHandled: false)
    /// The system opens it.
    public static let systemAction = Result(isHandled: true)

    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: (URL) -> Result

  /// Makes one of a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a link; nothing is opened here unless the app does it.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a link and tells whether it was.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }

  /// Opens links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
