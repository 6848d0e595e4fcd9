import RotorCore

/// A list, of whose rows only those are built that can be seen.
///
/// Nothing says where it begins and ends, as for a table of UIKit's (assumed).
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  init(anyContent content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: PrimitiveView {
  /// It shows its rows.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.scroll(.vertical, role: "list") {
      build.lazyRows(.vertical, spacing: 0, isList: true, selection: selection) {
        $0.collect(content)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.init(anyContent: content()) }

  // A binding to a collection is one too, and has a form of its own.
  /// Makes a list of a row for each element of a collection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(anyContent: ForEach(data, content: rowContent))
  }

  /// Makes a list of a row for each element of a collection, known by that property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(anyContent: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list of a row for each number of a range that stays the same.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(anyContent: ForEach(data, content: rowContent))
  }
}
