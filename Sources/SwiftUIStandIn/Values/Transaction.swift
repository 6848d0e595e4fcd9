/// What is told along with a change.
public struct Transaction {
  /// How what changes moves.
  public var animation: Animation?
  /// Whether nothing may move.
  public var disablesAnimations = false

  /// Makes one that says nothing.
  public init() {}

  /// Makes one that says how what changes moves.
  public init(animation: Animation?) { self.animation = animation }
}

/// Changes something so that it moves; here at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something; what the transaction says changes nothing here.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Says how the view moves when a value changes; here it does not.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}
