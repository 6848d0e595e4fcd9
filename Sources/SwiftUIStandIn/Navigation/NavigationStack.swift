/// Screens of which one leads to the next, with a bar that leads back.
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root

  /// A path of the app's own.
  struct PathAccess {
    let values: () -> [AnyHashable]
    let push: (AnyHashable) -> Void
    let keep: (Int) -> Void
  }

  /// Makes one that keeps its path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Makes one of a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = PathAccess(
      values: { path.wrappedValue.values },
      push: { path.wrappedValue.values.append($0) },
      keep: { count in
        path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
      })
    self.root = root()
  }

  /// Makes one of a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      push: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      keep: { count in
        let extra = path.wrappedValue.count - count
        if extra > 0 { path.wrappedValue.removeLast(extra) }
      })
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView {
  /// It shows its last screen.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let memory = build.context.identity.memory { NavigationMemory() }
    NavigationBuilder(
      memory: memory, values: path?.values() ?? [],
      push: path?.push ?? { value in
        memory.entries.append(NavigationMemory.Entry(value: value, origin: nil))
      },
      keep: path?.keep ?? { _ in }
    ).build(root, build)
  }
}
