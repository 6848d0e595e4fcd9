/// A view with a rotor.
struct RotorModified<Content: View>: View {
  let content: Content
  let name: RotorName
  let isOfRanges: Bool
  let list: (RotorEntryList) -> Void

  private func declaration(in environment: EnvironmentValues) -> RotorDeclaration {
    RotorDeclaration(title: name.title(in: environment), isOfRanges: isOfRanges) {
      let entries = RotorEntryList(environment)
      list(entries)
      return entries.entries
    }
  }
}

extension RotorModified: RowsView {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let start = build.nodes.count
    build.evaluate(content)
    guard let node = build.gather(from: start) else { return }
    let declaration = declaration(in: build.context.environment)
    build.change(node) { $0.change { $0.rotors.append(declaration) } }
  }

  /// A rotor of rows hangs on the list that they are in (documented: on an element directly inside
  /// a scroll view, such as its `ForEach`); that of a single view on it.
  package func collect(_ rows: RowCollector) {
    if Content.Body.self == Never.self, !(content is any RowsView) {
      rows.add(count: 1, id: { _ in nil }) { _, build in self.build(build) }
    } else {
      rows.collect(content)
      rows.rotors.append(declaration(in: rows.build.context.environment))
    }
  }
}

extension View {
  func rotor(
    _ name: RotorName, isOfRanges: Bool = false, _ list: @escaping (RotorEntryList) -> Void
  ) -> RotorModified<Self> {
    RotorModified(content: self, name: name, isOfRanges: isOfRanges, list: list)
  }

  /// Ties the view to the entry of a rotor that has that id and namespace.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    accessibility { properties, _ in
      properties.tags.append(RotorTag(id: AnyHashable(id), namespace: namespace))
    }
  }
}
