extension Binding where Value: MutableCollection {
  /// A binding to an element; it keeps what it read last when the element is no longer there, and
  /// then writes nothing.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    var last = wrappedValue[index]
    return Binding<Value.Element>(
      get: {
        let all = wrappedValue
        if index >= all.startIndex, index < all.endIndex { last = all[index] }
        return last
      },
      set: {
        let all = wrappedValue
        guard index >= all.startIndex, index < all.endIndex else { return }
        wrappedValue[index] = $0
      })
  }
}

extension Binding: @MainActor Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes from one to the next.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: @MainActor Collection where Value: MutableCollection {
  /// Where an element is.
  public typealias Index = Value.Index
  /// Where the elements are.
  public typealias Indices = Value.Indices

  /// Where the first is.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Behind the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Where they are.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Where the next is.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: @MainActor BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Where the one before is.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: @MainActor RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}
