public import Foundation

// How rows and lists look.
extension View {
  /// Says how a list looks.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Says how far a row's content is from its edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the line below a row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Gives the line below a row a color.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the line below a section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { self }

  /// Gives symbols of rows a color.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Says how far apart rows are.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Says how far apart sections are.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Shows or hides bars beside what scrolls.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Shows or hides what is behind something that scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Says whether one can scroll; VoiceOver asks all the same (assumed).
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Says how scrolling puts a keyboard away.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Says what scrolling comes to rest on.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Cuts what scrolls at its edges.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says where something that scrolls begins.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Says how labels look; VoiceOver says their titles.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Says how progress looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Shows or hides the status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides what belongs to the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
