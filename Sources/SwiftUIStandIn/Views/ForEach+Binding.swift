extension ForEach where Content: View {
  /// Makes a view for each element of a collection of identifiable ones, which it can change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, C.Index: Hashable,
    ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view for each element of a collection, known by that property, which it can change.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let now = data.wrappedValue
    self.init(now.indices.lazy.map { ($0, now[$0][keyPath: id]) }, idOf: { $0.1 }) { place in
      content(data.element(at: place.0))
    }
  }
}
