/// The content of a view as one value.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// The content as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// What state something is in; no state changes a content here.
@MainActor public protocol UIConfigurationState {}
