public import Foundation

// How something is drawn; nothing is drawn here.
extension View {
  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Cuts the view to a form.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Cuts the view at its edges.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Says where the view can be touched.
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }

  /// Throws a shadow.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { self }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Makes the view gray.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Makes the view lighter.
  public func brightness(_ amount: Double) -> some View { self }

  /// Makes the view's colors stronger.
  public func saturation(_ amount: Double) -> some View { self }

  /// Shows placeholders in place of the view's words.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Shows the view's words again.
  public func unredacted() -> some View { self }

  /// Says what lies in front; what is read first stays (assumed).
  public func zIndex(_ value: Double) -> some View { self }

  /// Draws the view as one picture.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view as one layer.
  public func compositingGroup() -> some View { self }

  /// Says how large symbols are.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Says how symbols are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Says which form of symbols is drawn.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Moves views when a value changes; they are there at once here.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Says which scheme of colors is wished for.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
