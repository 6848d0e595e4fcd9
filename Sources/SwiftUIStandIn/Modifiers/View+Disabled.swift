extension View {
  /// Says whether what is inside can be used; what is disabled around it stays so.
  public func disabled(_ disabled: Bool) -> some View {
    inheriting { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
