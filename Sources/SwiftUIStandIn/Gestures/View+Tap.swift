extension View {
  /// Does something when the view is tapped.
  ///
  /// VoiceOver's double tap taps the middle of the element (documented), so it is found for one tap,
  /// and not for two or more.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    accessibility { properties, _ in if count == 1 { properties.tap = action } }
  }

  /// Does something when the view is pressed for long.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    accessibility { properties, _ in properties.longPress = action }
  }
}
