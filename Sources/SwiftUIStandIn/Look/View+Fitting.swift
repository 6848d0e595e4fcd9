public import Foundation

// How something fits its room; the layout here is rough.
extension View {
  /// Keeps the view at its own size.
  public func fixedSize() -> some View { self }

  /// Keeps the view at its own size in one direction.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Says what gets room first.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Keeps width and height in a ratio.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }

  /// Fits into the room.
  public func scaledToFit() -> some View { self }

  /// Fills the room.
  public func scaledToFill() -> some View { self }

  /// Reaches under bars.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Reaches under bars.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Says how many lines a text may have.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Says how many lines a text may have.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Says how many lines a text may have.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Says how far apart lines are.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Says where lines of a text begin.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Says where a text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Says how small a text may be drawn.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Lets a text be drawn closer.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Makes digits of one width.
  public func monospacedDigit() -> some View { self }

  /// Makes letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Writes a text in capital letters; VoiceOver says it as it is (assumed).
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Lets a text be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Says how large texts are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Says how large texts may be.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }

  /// Says whether touches reach the view; VoiceOver's do (assumed).
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Fills what contains the view.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}
