/// A part of a screen: what it shows is its body.
@MainActor @preconcurrency public protocol View {
  /// What the body is made of.
  associatedtype Body: View

  /// What the view shows; evaluated at every reading of the screen.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing is ever shown.
  public typealias Body = Never

  /// Cannot be asked, since there is no value of this type.
  public var body: Never { fatalError("there is no value of this type") }
}
