extension View {
  /// Does something when the view appears: before the screen is read with it for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    lifecycle { build, identity in
      build.appearances.append(Appearance(identity, didAppear: action))
    }
  }

  /// Does something when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    lifecycle { build, identity in
      build.appearances.append(Appearance(identity, didDisappear: action))
    }
  }
}
