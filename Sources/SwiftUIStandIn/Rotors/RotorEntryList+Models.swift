extension RotorEntryList {
  /// Adds an entry for each model.
  func add<Model, ID: Hashable>(
    _ models: [Model], id: KeyPath<Model, ID>, label: KeyPath<Model, String>
  ) {
    for model in models {
      add(RotorEntry(label: model[keyPath: label], id: AnyHashable(model[keyPath: id])))
    }
  }

  /// Adds an entry for each part of a text.
  func add(_ ranges: [Range<String.Index>]) {
    for range in ranges { add(RotorEntry(textRange: range)) }
  }
}
