/// Views to be looked at while they are written; nothing shows them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// What is looked at.
  associatedtype Previews: View

  /// What is looked at.
  @ViewBuilder static var previews: Previews { get }
}
