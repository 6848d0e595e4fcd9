/// A view that tells those around it something, or hears what those inside it tell.
struct PreferenceModified<Content: View>: View {
  let content: Content
  /// Does so, with what was told before the view was built, for the identity of the view.
  let use: (ViewBuild, _ start: Int, Identity) -> Void
}

extension PreferenceModified: RowsView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let start = build.preferences.count
    let identity = build.context.identity
    build.evaluate(content, at: .part("preference"))
    use(build, start, identity)
  }

  /// Each row tells and hears by itself (assumed, as for all modifiers of several rows).
  package func collect(_ rows: RowCollector) {
    let identity = rows.build.context.identity
    rows.wrapping { build, inside in
      let start = build.preferences.count
      let first = build.nodes.count
      inside()
      guard build.nodes.indices.contains(first) else { return }
      let row = build.nodes[first].identity.child(.part("preference of \(identity.name)"))
      use(build, start, row)
    } _: {
      rows.build.within(.part("preference")) { rows.collect(content) }
    }
  }
}

extension View {
  /// Tells the views around this one a value, instead of what those inside it tell.
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    PreferenceModified(content: self) { build, start, _ in
      build.preferences.replace(by: value, of: key, since: start)
    }
  }

  /// Changes what the views inside tell those around this one.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceModified(content: self) { build, start, _ in
      var value = build.preferences.value(of: key, since: start)
      callback(&value)
      build.preferences.replace(by: value, of: key, since: start)
    }
  }

  /// Does something with what the views inside tell: at first, and when it is another value.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceModified(content: self) { build, start, identity in
      let value = build.preferences.value(of: key, since: start)
      let last = identity.memory { ChangeMemory<K.Value>() }
      build.changes.append {
        guard last.value != value else { return false }
        last.value = value
        action(value)
        return true
      }
    }
  }
}
