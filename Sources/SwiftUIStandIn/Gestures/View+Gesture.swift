extension View {
  /// Follows a gesture; taps and long presses are performed by VoiceOver.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { following(gesture) }

  /// Follows a gesture beside the view's own.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { following(gesture) }

  /// Follows a gesture before the view's own.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { following(gesture) }

  private func following(_ gesture: some Gesture) -> some View {
    accessibility { properties, _ in
      (gesture as? any PerformedGesture)?.apply(to: properties)
    }
  }
}
