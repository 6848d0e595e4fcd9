extension Binding {
  /// The same; how what changes moves is of no account here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The same; what is told along with a change is of no account here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// What is told along with a change: nothing.
  public var transaction: Transaction { Transaction() }
}
