import Foundation

extension ViewBuild {
  /// Adds something that is only seen: no element, unless a modifier makes it one.
  func shape(_ attributes: [String: String], size: CGSize? = nil) {
    let content = ViewContent(.decoration)
    content.attributes = attributes
    node(.fixed(width: size?.width, height: size?.height ?? 20), content)
  }
}
