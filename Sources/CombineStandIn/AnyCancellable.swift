#if !canImport(Combine)
  /// Ends a subscription when it is told to, or when nobody keeps it any more.
  public final class AnyCancellable: Hashable {
    private var end: (() -> Void)?

    /// Makes one that does something when it ends.
    public init(_ cancel: @escaping () -> Void) { end = cancel }

    deinit { end?() }

    /// Ends the subscription; once.
    public func cancel() {
      let end = end
      self.end = nil
      end?()
    }

    /// Keeps it in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable { collection.append(self) }

    /// Whether they are the same.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// By which it is found.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
