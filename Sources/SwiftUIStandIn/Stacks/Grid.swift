public import Foundation

/// Rows of cells that are all built at once; VoiceOver reads them row by row (assumed).
public struct Grid<Content: View>: View {
  private let content: Content
  private let verticalSpacing: CGFloat

  /// Makes one of the rows of a closure.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.verticalSpacing = verticalSpacing ?? 8
  }

  /// Its rows, one below the other.
  public var body: some View { VStack(spacing: verticalSpacing) { content } }
}
