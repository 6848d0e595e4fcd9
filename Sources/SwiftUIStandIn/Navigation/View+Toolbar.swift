extension View {
  /// Puts views into the bars of the navigation around this one.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let pieces = content().allPieces
    return navigation { navigation, context in
      navigation.items += pieces.map {
        ToolbarPiece(place: $0.place, content: $0.content, context: context)
      }
    }
  }

  /// Puts views into the bar of the navigation around this one.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return navigation { navigation, context in
      navigation.items.append(ToolbarPiece(place: .trailing, content: content, context: context))
    }
  }

  /// Shows or hides bars; VoiceOver reads them here all the same.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Gives bars a background.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says how the title is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Shows or hides the bar; VoiceOver reads it here all the same.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Says what the screen is called.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey) }
}

/// One of the bars.
public struct ToolbarPlacement: Sendable {
  /// As the system decides.
  public static let automatic = ToolbarPlacement()
  /// The bar above.
  public static let navigationBar = ToolbarPlacement()
  /// The bar below.
  public static let bottomBar = ToolbarPlacement()
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement()
}

/// The bar of a navigation.
public enum NavigationBarItem {
  /// How a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}
