import RotorCore

/// A screen in memory that answers what one does on it.
final class ExampleSource<Content: Equatable>: Source {
  private var content: Content
  private var reading: Reading?
  private let show: (Content) throws -> Reading
  private let answer: (inout Content, Request) -> Response

  /// Makes a source from what it holds, how that is shown, and what a request does to it.
  init(
    _ content: Content, show: @escaping (Content) throws -> Reading,
    answer: @escaping (inout Content, Request) -> Response = { _, _ in .notHandled }
  ) {
    self.content = content
    self.show = show
    self.answer = answer
  }

  /// The same reading until something changed.
  func read() throws -> Reading {
    if let reading { return reading }
    let new = try show(content)
    reading = new
    return new
  }

  /// Lets the example answer, and forgets what was read when it changed something.
  func carryOut(_ request: Request) -> Response {
    if case .focus = request { return .handled }
    let before = content
    let response = answer(&content, request)
    if content != before { reading = nil }
    return response
  }
}
