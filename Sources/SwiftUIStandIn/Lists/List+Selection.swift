extension List {
  /// Makes a list of the views of a closure, one of which can be chosen by their ids or tags.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(anyContent: content(), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a row for each element of a collection, one of which can be chosen by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      anyContent: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) }
    )
  }

  /// Makes a list of a row for each element of a collection, one of which can be chosen by that property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      anyContent: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of the views of a closure, any of which can be chosen by their ids or tags.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(anyContent: content(), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list of a row for each element of a collection, any of which can be chosen by its id.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      anyContent: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) }
    )
  }

  /// Makes a list of a row for each element of a collection, any of which can be chosen by that property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      anyContent: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
